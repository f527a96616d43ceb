import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ErasureReceipt, LeadSummary } from '#contracts/leads.ts'
import { root } from '#scripts/toolchain.mjs'
import { expectNoTrace, filesIn, readPasswords, withDatabase } from '#tests/support/after-power-cut.ts'
import { formsOfNewVisitor, sendForm } from '#tests/support/forms.ts'
import { nightlyClock } from '#tests/support/nightly-clock.ts'
import { newFolder, start, startServer, stop } from '#tests/support/processes.ts'
import { logInAt } from '#tests/support/server-calls.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

async function runCommand(name: string, args: readonly string[], env: Record<string, string>) {
  const child = start([process.execPath, join(root, `scripts/operate/${name}.ts`), ...args], { env })
  child.stdout.resume()
  expect(await once(child, 'exit')).toEqual([0, null])
}

async function sendForms(origin: string) {
  const forms = formsOfNewVisitor()
  for (const form of forms) expect((await sendForm(origin, form)).status).toBe(200)
  return { forms, email: forms[0]?.email ?? '' }
}

async function erase(origin: string, password: string, email: string) {
  const headers = await logInAt(origin, password)
  const list = await fetch(`${origin}/api/admin/leads?show=all&q=${email}`, { headers })
  const [lead] = (await list.json()) as LeadSummary[]
  const response = await fetch(`${origin}/api/admin/leads/${lead?.id}`, { method: 'DELETE', headers })
  expect((await response.json()) as ErasureReceipt).toMatchObject({ isComplete: true })
}

// The steps of "The machine is gone" in docs/operations.md.
test('on an empty machine, the newest copied backup brings back what was stored before it, and nobody erased before it', async () => {
  const clock = nightlyClock('02:55')
  const [lost, elsewhere, fresh] = [newFolder('lost'), newFolder('elsewhere'), newFolder('fresh')]
  const first = await startServer({ env: { DATA_DIR: lost, TRUST_PROXY: '1', ...clock.env } })
  onTestFinished(() => stop(first.child, 'SIGKILL'))
  const [admin, toolkit] = readPasswords(lost)
  const [kept, erasedBefore, erasedAfter] = [
    await sendForms(first.origin),
    await sendForms(first.origin),
    await sendForms(first.origin),
  ]
  await erase(first.origin, admin, erasedBefore.email)
  clock.moveForward(10)
  const nightly = join(lost, 'backups', clock.fileName)
  await vi.waitUntil(() => existsSync(nightly), { timeout: 60_000, interval: 5 })
  cpSync(join(lost, 'backups'), elsewhere, { recursive: true })
  const afterwards = await sendForms(first.origin)
  await erase(first.origin, admin, erasedAfter.email)
  await stop(first.child, 'SIGKILL')
  rmSync(lost, { recursive: true })

  const newest = readdirSync(elsewhere).sort().at(-1) ?? ''
  await runCommand('restore', [join(elsewhere, newest)], { DATA_DIR: fresh })
  const second = await startServer({ env: { DATA_DIR: fresh, TRUST_PROXY: '1', TOOLKIT_PASSWORD: toolkit } })
  onTestFinished(() => stop(second.child, 'SIGKILL'))
  await runCommand('privacy', ['erase', erasedAfter.email], { DATA_DIR: fresh })
  // A visitor who sends a form again after the move isn't doubled.
  for (const form of kept.forms) expect((await sendForm(second.origin, form)).status).toBe(200)
  await logInAt(second.origin, readFileSync(join(fresh, 'admin-password.txt'), 'utf8').trim())
  await withDatabase(fresh, async read => {
    const { count, faults, missingFrom } = await readStoredForms(read, kept.forms)
    expect(faults).toEqual([])
    expect(missingFrom(kept.forms)).toEqual([])
    expect(count).toBe(kept.forms.length)
  })
  expectNoTrace(filesIn(fresh), [erasedBefore.email, erasedAfter.email, afterwards.email])
})
