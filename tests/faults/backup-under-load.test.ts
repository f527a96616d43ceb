import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ErasureReceipt, LeadSummary } from '#contracts/leads.ts'
import type { Overview } from '#contracts/overview.ts'
import { root } from '#scripts/toolchain.mjs'
import { companyDay, instantOf } from '#server/calendar/company-time.ts'
import { expectNoTrace, filesIn, readPasswords, withDatabase } from '#tests/support/data-folder.ts'
import { type Form, formsOfNewVisitor, sendForm } from '#tests/support/forms.ts'
import { newFolder, start, startServer, stop } from '#tests/support/processes.ts'
import { logInAt } from '#tests/support/server-calls.ts'
import { serverClock } from '#tests/support/server-clock.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const visitorsAtOnce = 8
const visitorsBefore = 30
const waitOptions = { timeout: 60_000, interval: 5 }

const shortTimers = pathToFileURL(join(root, 'tests/support/short-timers.ts')).href

/** A clock that starts at a time of the company's day, and timers that don't keep a test waiting. */
function nightlyClock(time: string) {
  const clock = serverClock()
  const start = companyDay(new Date()).add({ days: 1 }).toPlainDateTime(time)
  clock.moveForward(Math.ceil((instantOf(start) - Date.now()) / 60_000))
  const env = { NODE_OPTIONS: `${clock.env.NODE_OPTIONS} --import=${shortTimers}` }
  return { ...clock, env, fileName: `site-${start.toPlainDate()}.db.gz` }
}

/** Sends forms until stopped. */
function startLoad(origin: string) {
  const sent: Form[] = []
  const acknowledged: Form[] = []
  let isStopped = false
  const sendOn = async () => {
    while (!isStopped)
      for (const form of formsOfNewVisitor()) {
        sent.push(form)
        expect((await sendForm(origin, form)).status).toBe(200)
        acknowledged.push(form)
      }
  }
  const visitors = Array.from({ length: visitorsAtOnce }, sendOn)
  return {
    sent,
    acknowledged,
    async stop() {
      isStopped = true
      await Promise.all(visitors)
    },
  }
}

async function runCommand(name: string, args: readonly string[], env: Record<string, string>) {
  const child = start([process.execPath, join(root, `scripts/operate/${name}.ts`), ...args], { env })
  child.stdout.resume()
  expect(await once(child, 'exit')).toEqual([0, null])
}

async function erase(origin: string, password: string, email: string) {
  const headers = await logInAt(origin, password)
  const list = await fetch(`${origin}/api/admin/leads?show=all&q=${email}`, { headers })
  const [lead] = (await list.json()) as LeadSummary[]
  const response = await fetch(`${origin}/api/admin/leads/${lead?.id}`, { method: 'DELETE', headers })
  expect((await response.json()) as ErasureReceipt).toMatchObject({ isComplete: true })
}

/** The server looks by itself, and the dashboard says so. */
async function expectDamageNoticed(origin: string, password: string, file: string) {
  const headers = await logInAt(origin, password)
  const { mtimeMs } = statSync(file)
  truncateSync(file, 1000)
  // A new time, so that it's verified again today.
  utimesSync(file, mtimeMs / 1000, mtimeMs / 1000 + 1)
  const titles = async () => {
    const overview = await (await fetch(`${origin}/api/admin/overview`, { headers })).json()
    return (overview as Overview).troubles.map(({ title }) => title)
  }
  await vi.waitFor(async () => expect(await titles()).toContain('The latest backup is damaged'), {
    timeout: 60_000,
    interval: 50,
  })
}

// The steps of "The machine is gone" in docs/operations.md.
test('on an empty machine, a nightly backup made while forms came in brings back every form from before it, complete, and nobody erased before it', async () => {
  const clock = nightlyClock('02:55')
  const [lost, elsewhere, fresh] = [newFolder('lost'), newFolder('elsewhere'), newFolder('fresh')]
  // As a killed server leaves one.
  const unfinished = join(lost, 'backups', 'site-2026-01-01.db.gz.0a1b2c3d.part')
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'copy.db'), 'people')
  const first = await startServer({ env: { DATA_DIR: lost, TRUST_PROXY: '1', ...clock.env } })
  onTestFinished(() => stop(first.child, 'SIGKILL'))
  expect(readdirSync(join(lost, 'backups'))).toEqual([])
  const [admin, toolkit] = readPasswords(lost)
  const erased = formsOfNewVisitor()
  for (const form of erased) expect((await sendForm(first.origin, form)).status).toBe(200)
  const [{ email } = { email: '' }] = erased
  await erase(first.origin, admin, email)

  const load = startLoad(first.origin)
  onTestFinished(load.stop)
  await vi.waitUntil(() => load.acknowledged.length > visitorsBefore * 3, waitOptions)
  const before = [...load.acknowledged]
  clock.moveForward(10)
  const nightly = join(lost, 'backups', clock.fileName)
  await vi.waitUntil(() => existsSync(nightly), waitOptions)
  const until = [...load.sent]
  await load.stop()
  cpSync(join(lost, 'backups'), elsewhere, { recursive: true })
  await expectDamageNoticed(first.origin, admin, nightly)
  await stop(first.child, 'SIGKILL')
  rmSync(lost, { recursive: true })

  await runCommand('restore', [join(elsewhere, clock.fileName)], { DATA_DIR: fresh })
  const restored = await withDatabase(fresh, read => readStoredForms(read, until))
  expect(restored.faults).toEqual([])
  expect(restored.missingFrom(before)).toEqual([])
  console.info(`${restored.count} forms restored: ${before.length} to ${until.length} were expected`)
  expect(restored.count).toBeGreaterThanOrEqual(before.length)
  expect(restored.count).toBeLessThanOrEqual(until.length)

  const second = await startServer({ env: { DATA_DIR: fresh, TRUST_PROXY: '1', TOOLKIT_PASSWORD: toolkit } })
  onTestFinished(() => stop(second.child, 'SIGKILL'))
  const [{ email: erasedLater } = { email: '' }] = before
  await erase(second.origin, readFileSync(join(fresh, 'admin-password.txt'), 'utf8').trim(), erasedLater)
  // A visitor who sends a form again after the move isn't doubled.
  const again = before.filter(form => form.email !== erasedLater).slice(0, 6)
  for (const form of again) expect((await sendForm(second.origin, form)).status).toBe(200)
  await withDatabase(fresh, async read => {
    const { faults, missingFrom } = await readStoredForms(read, until)
    expect(faults).toEqual([])
    expect(missingFrom(again)).toEqual([])
  })
  expectNoTrace(filesIn(fresh), [email, erasedLater])
})
