import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ErasureReceipt, LeadSummary } from '#contracts/leads.ts'
import { root } from '#scripts/toolchain.mjs'
import { filesIn } from '#tests/support/data-folder.ts'
import { newFolder, start, startServer, stop } from '#tests/support/processes.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { logInAt, postJson } from '#tests/support/server-calls.ts'

const adminPassword = 'the admin password'
const note = 'Called on Tuesday about the workshop'

const traces = [
  ...Object.values(anna),
  anna.email.toLowerCase(),
  ...(exitSurvey.answers.bottlenecks as string[]),
  'prairie-cabinets.example',
  application.goals,
  application.challenges,
  application.magicWandFix,
  note,
].map(text => Buffer.from(text))

const filesWithTraces = (folder: string) =>
  filesIn(folder).filter(file => {
    const bytes = readFileSync(file)
    return traces.some(trace => bytes.includes(trace))
  })

async function siteWithAnna() {
  const dataDir = newFolder('erasure')
  const server = await startServer({ env: { DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword } })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  const { origin } = server
  const send = async (path: string, body: object) => expect((await postJson(origin + path, body)).status).toBe(200)
  await send('/api/survey/submit', exitSurvey)
  await send('/api/quiz/submit', quiz)
  await send('/api/beta/apply', application)
  const authorization = await logInAt(origin, adminPassword)
  const call = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(origin + path, { ...init, headers: { ...authorization, ...headers } })
  const [lead] = (await (await call('/api/admin/leads?show=all')).json()) as LeadSummary[]
  const url = `/api/admin/leads/${lead?.id}`
  const body = JSON.stringify({ text: note })
  const added = await call(`${url}/notes/${randomUUID()}`, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(added.status).toBe(200)
  expect(filesWithTraces(dataDir)).not.toEqual([])
  const erase = async () => {
    const response = await call(url, { method: 'DELETE' })
    expect(response.status).toBe(200)
    return (await response.json()) as ErasureReceipt
  }
  return { dataDir, erase }
}

test('leaves no trace of an erased person in any file of the data folder', async () => {
  const { dataDir, erase } = await siteWithAnna()
  expect(await erase()).toMatchObject({ isComplete: true })
  expect(filesWithTraces(dataDir)).toEqual([])
})

test('reports an incomplete erasure while a reader holds the database open, and completes it afterwards', async () => {
  const { dataDir, erase } = await siteWithAnna()
  const reader = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
  reader.exec('begin; select count(*) from leads')
  expect(await erase()).toMatchObject({ isComplete: false })
  expect(filesWithTraces(dataDir)).not.toEqual([])
  reader.close()
  await vi.waitFor(() => expect(filesWithTraces(dataDir)).toEqual([]), 30_000)
})

test('leaves no trace in the data folder when a backup runs during the erasure', async () => {
  const { dataDir, erase } = await siteWithAnna()
  const backups = newFolder('backups')
  const command = [process.execPath, join(root, 'scripts/operate/backup.ts'), join(backups, 'beside.db')]
  const backup = start(command, { env: { DATA_DIR: dataDir } })
  backup.stdout.resume()
  const exited = once(backup, 'exit')
  await vi.waitUntil(() => readdirSync(backups).length > 0, { timeout: 30_000, interval: 1 })
  await erase()
  expect(await exited).toEqual([0, null])
  await vi.waitFor(() => expect(filesWithTraces(dataDir)).toEqual([]), 30_000)
})
