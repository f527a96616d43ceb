import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { compiledFolder } from '#scripts/toolchain.mjs'
import { openDatabase } from '#server/storage/database.ts'
import { temporaryFolder } from '#tests/support/databases.ts'
import { anna, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { privacy } from './privacy.ts'

const script = join(import.meta.dirname, 'privacy.ts')
const runIn = (dataDir: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, DATA_DIR: dataDir },
  })

test('exports a person, erases them with a receipt, and purges', async () => {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const { app } = await testApp({ database })
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })

  const { id } = await database.read.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  const env = { DATA_DIR: dataDir }
  expect(JSON.parse(await privacy(['export', 'anna@example.com'], env))).toMatchObject({
    email: 'anna@example.com',
    forms: [{ name: 'Anna Example', answers: { answers: { 'exit-timeline': '1-2 years' } } }],
  })
  const erased = runIn(dataDir, 'erase', 'anna@example.com')
  expect(erased.stdout).toMatch(/^Erased: anna@example\.com\n\d{4}-.*Z\n/)
  expect(erased.stdout).toMatch(/Forms, with what they agreed to +1\n/)
  expect(erased.stdout).toMatch(/Emails and webhooks +2\n/)
  expect(await database.read.selectFrom('forms').selectAll().execute()).toEqual([])
  for (const file of readdirSync(dataDir))
    expect(readFileSync(join(dataDir, file), 'latin1'), file).not.toMatch(/anna@example\.com|Prairie Cabinets/i)
  expect(await privacy(['purge'], env)).toMatch(/^Purged .*\n/)
  const entries = await database.read.selectFrom('audit_log').selectAll().orderBy('at').execute()
  const byCommand = { lead_id: id, session_id: null, device: 'A command on the server', address: null, details: '{}' }
  expect(entries).toMatchObject([
    { action: 'lead.exported', ...byCommand },
    { action: 'lead.erased', ...byCommand },
  ])
  await app.close()
  await database.close()
})

test('queues a webhook about an erasure for the server to send', async () => {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const receiver = await startWebhookReceiver()
  const { app } = await testApp({ database, env: receiver.env, outboxTiming: { pollMs: 20 } })
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 30_000)
  for (let times = 1; times <= 2; times += 1)
    await privacy(['erase', 'anna@example.com'], { DATA_DIR: dataDir, ...receiver.env })
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), 30_000)
  const [received, erased] = receiver.received
  expect(erased).toMatchObject({ type: 'lead.erased', data: { lead: { id: received?.data.lead.id } } })
  await app.close()
  await database.close()
})

test('refuses to purge more than half of the leads with the command that confirms it', async () => {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const { app } = await testApp({ database })
  for (let index = 0; index < 5; index += 1) {
    const contactInfo = { ...anna, email: `anna-${index}@example.com` }
    await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: { ...quiz, contactInfo } })
  }
  const submitted = '2020-01-01T00:00:00.000Z'
  await database.write(async transaction => {
    await transaction.updateTable('forms').set({ submitted_at: submitted }).execute()
    await transaction.updateTable('leads').set({ last_submitted_at: submitted }).execute()
  })
  const refused = runIn(dataDir, 'purge')
  expect([refused.status, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toContain('Nothing was deleted. It would delete 5 of 5 leads, more than half.')
  expect(refused.stderr).toContain('run: npm run privacy -- purge --yes\n')
  expect(await privacy(['purge', '--yes'], { DATA_DIR: dataDir })).toMatch(/forms +5\n/)
  expect(await database.read.selectFrom('leads').select('id').execute()).toEqual([])
  expect(await database.read.selectFrom('audit_log').select(['action', 'device']).execute()).toEqual([
    { action: 'data.purged', device: 'A command on the server' },
  ])
  await app.close()
  await database.close()
})

test.each([[[]], [['export']], [['erase', ' ']], [['purge', 'now']], [['export', 'a@b.c', 'd@e.f']]])(
  'explains its usage for the arguments %j',
  async args => {
    const dataDir = await temporaryFolder()
    await expect(privacy(args, { DATA_DIR: dataDir })).rejects.toThrow('npm run privacy -- erase <email>')
    const env = { DATA_DIR: dataDir, SYSTEMD_EXEC_PID: String(process.pid) }
    await expect(privacy(args, env)).rejects.toThrow('sudo modernize privacy erase <email> ')
  },
)

test("doesn't create a missing database", async () => {
  const dataDir = await temporaryFolder()
  await expect(privacy(['export', 'anna@example.com'], { DATA_DIR: dataDir })).rejects.toThrow(
    `No database found at ${join(dataDir, 'site.db')}`,
  )
  expect(readdirSync(dataDir)).toEqual([])
})
