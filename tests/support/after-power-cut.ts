import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { damageOf, restoreBackup } from '#server/storage/backup/backup.ts'
import type { Handle } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { type Form, formParts, newForm, sendForm } from './forms.ts'
import { newFolder, startServer, stop } from './processes.ts'
import { isErased, type StormSoFar } from './site-storm.ts'
import { readStoredForms } from './stored-forms.ts'

/** What a finished backup must have and mustn't have. */
export type ExpectedBackup = { name: string; forms: readonly Form[]; erased: readonly string[]; isDone: boolean }

const passwordFiles = ['admin-password.txt', 'toolkit-password.txt']

export const readPasswords = (dataDir: string) =>
  passwordFiles.map(name => readFileSync(join(dataDir, name), 'utf8').trim()) as [admin: string, toolkit: string]

export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

/** Looks for everything that has the visitors' names or addresses. */
export function expectNoTrace(files: readonly string[], erased: readonly string[]) {
  for (const file of files) {
    const found = new Set(readFileSync(file, 'latin1').match(/visitor-\d+-[0-9a-f]{8}/g))
    const traces = erased.filter(email => found.has(email.split('@')[0] ?? ''))
    expect(traces, `still in ${file}`).toEqual([])
  }
}

export const databaseFilesIn = (dataDir: string) =>
  readdirSync(dataDir)
    .filter(name => name.startsWith('site.db'))
    .map(name => join(dataDir, name))

export async function expectBackups(dataDir: string, backups: readonly ExpectedBackup[], { leads, sent }: StormSoFar) {
  for (const { name, erased, isDone } of backups) {
    const file = join(dataDir, name)
    if (isDone) expect(existsSync(file), `${name} is there`).toBe(true)
    if (!existsSync(file)) continue
    expect(await damageOf(file), name).toBe(null)
    const unzipped = join(newFolder('unzipped'), 'site.db')
    writeFileSync(unzipped, gunzipSync(readFileSync(file)))
    expectNoTrace([unzipped], erased)
    rmSync(unzipped)
  }
  const newest = backups.findLast(({ isDone }) => isDone)
  if (!newest) return
  const restored = newFolder('restored')
  const to = { kind: 'sqlite', file: join(restored, 'site.db') } as const
  await restoreBackup(join(dataDir, newest.name), to)
  const gone = new Set(leads.filter(({ erasure }) => erasure).map(({ email }) => email))
  await withDatabase(restored, async read => {
    const { faults, missingFrom } = await readStoredForms(read, sent)
    expect(faults).toEqual([])
    expect(missingFrom(newest.forms.filter(({ email }) => !gone.has(email)))).toEqual([])
  })
  rmSync(restored, { recursive: true })
}

export async function withDatabase<T>(dataDir: string, use: (read: Handle) => Promise<T>) {
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  try {
    const { rows } = await sql`pragma integrity_check`.execute(database.read)
    expect(rows).toEqual([{ integrity_check: 'ok' }])
    return await use(database.read)
  } finally {
    await database.close()
  }
}

/** Every acknowledged change is there once, and what wasn't acknowledged is there or not, but not in part. */
export async function expectAcknowledged(read: Handle, { leads, sent, acknowledged }: StormSoFar) {
  const { faults, missingFrom } = await readStoredForms(read, sent)
  expect(faults).toEqual([])
  const known = new Map(leads.map(lead => [lead.email, lead]))
  expect(missingFrom(acknowledged.filter(({ email }) => !known.get(email)?.erasure))).toEqual([])
  const rows = await read.selectFrom('leads').select(['email', 'status']).execute()
  const statuses = new Map(rows.map(({ email, status }) => [email, status]))
  const notes = new Set((await read.selectFrom('lead_notes').select('text').execute()).map(({ text }) => text))
  const formsOf = Map.groupBy(sent, ({ email }) => email)
  for (const lead of leads) {
    const isStored = statuses.has(lead.email)
    const expected = isStored ? 0 : Object.keys(formParts).length
    expect(missingFrom(formsOf.get(lead.email) ?? []), lead.email).toHaveLength(expected)
    if (isErased(lead)) expect(isStored, `${lead.email} is erased`).toBe(false)
    if (!isStored) continue
    for (const note of lead.notes) expect(notes.has(note), note).toBe(true)
    expect([lead.status.stored ?? 'new', lead.status.sent]).toContain(statuses.get(lead.email))
  }
}

/** Cleans up by itself, stores a form, and knows the one it stored before. */
export async function expectWorkingServer(dataDir: string, storm: StormSoFar, own: string) {
  const { sent, acknowledged, leads } = storm
  const { child, origin } = await startServer({ env: { DATA_DIR: dataDir, TRUST_PROXY: '1' } })
  try {
    const files = filesIn(dataDir).filter(file => !file.startsWith(join(dataDir, own)))
    const others = files.filter(file => !/\.db(-wal|-shm|\.gz)?$/.test(file))
    expect(others.sort()).toEqual(passwordFiles.map(name => join(dataDir, name)))
    const erased = leads.filter(isErased).map(({ email }) => email)
    expectNoTrace(databaseFilesIn(dataDir), erased)
    const gone = new Set(leads.filter(({ erasure }) => erasure).map(({ email }) => email))
    const next = newForm('survey')
    const again = acknowledged.findLast(({ email }) => !gone.has(email))
    await withDatabase(dataDir, async read => {
      await expectAcknowledged(read, storm)
      for (const form of [next, ...(again ? [again] : [])]) expect((await sendForm(origin, form)).status).toBe(200)
      const { faults, missingFrom } = await readStoredForms(read, [...sent, next])
      expect(faults).toEqual([])
      expect(missingFrom([next])).toEqual([])
    })
  } finally {
    await stop(child, 'SIGKILL')
  }
}
