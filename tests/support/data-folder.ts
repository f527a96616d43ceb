import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Handle, openDatabase } from '#server/storage/database.ts'

export const readPasswords = (dataDir: string) =>
  ['admin', 'toolkit'].map(name => readFileSync(join(dataDir, `${name}-password.txt`), 'utf8').trim()) as [
    admin: string,
    toolkit: string,
  ]

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
