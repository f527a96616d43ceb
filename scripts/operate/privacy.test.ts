import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { compiledFolder } from '#scripts/toolchain.mjs'
import { openDatabase } from '#server/db/open-database.ts'
import { temporaryFolder } from '#tests/support/databases.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

const script = join(import.meta.dirname, 'privacy.ts')
const runIn = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...env },
  })
const privacy = (dataDir: string, ...args: string[]) => runIn({ DATA_DIR: dataDir }, ...args)

test('exports a person, erases them with a receipt, and purges', async () => {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const { app } = await testApp({ database })
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })

  const exported = privacy(dataDir, 'export', 'anna@example.com')
  expect(JSON.parse(exported.stdout)).toMatchObject({
    email: 'anna@example.com',
    forms: [{ name: 'Anna Example', answers: { answers: { 'exit-timeline': '1-2 years' } } }],
  })
  const erased = privacy(dataDir, 'erase', 'anna@example.com')
  expect(erased.stdout).toMatch(/^Erased: anna@example\.com\n\d{4}-.*Z\n/)
  expect(erased.stdout).toMatch(/forms +1\n/)
  expect(erased.stdout).toMatch(/outbox +2\n/)
  expect(await database.read.selectFrom('forms').selectAll().execute()).toEqual([])
  for (const file of readdirSync(dataDir))
    expect(readFileSync(join(dataDir, file), 'latin1'), file).not.toMatch(/anna@example\.com|Prairie Cabinets/i)
  expect(privacy(dataDir, 'purge').stdout).toMatch(/^Purged .*\n/)
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
  for (let times = 1; times <= 2; times += 1) runIn({ DATA_DIR: dataDir, ...receiver.env }, 'erase', 'anna@example.com')
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), 30_000)
  const [received, erased] = receiver.received
  expect(erased).toMatchObject({ type: 'lead.erased', data: { lead: { id: received?.data.lead.id } } })
  await app.close()
  await database.close()
})

test('refuses to purge while the clock looks wrong, unless confirmed', async () => {
  const dataDir = await temporaryFolder()
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const { app } = await testApp({ database })
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  await database.write(transaction =>
    transaction.updateTable('forms').set({ submitted_at: '2020-01-01T00:00:00.000Z' }).execute(),
  )
  const refused = privacy(dataDir, 'purge')
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^Nothing was purged\. The newest record is from 2020.* npm run privacy -- purge --yes\n$/),
  ])
  expect(privacy(dataDir, 'purge', '--yes').stdout).toMatch(/forms +1\n/)
  await app.close()
  await database.close()
})

test.each([[[]], [['export']], [['erase', ' ']], [['purge', 'now']], [['export', 'a@b.c', 'd@e.f']]])(
  'prints its usage for the arguments %j',
  async args => {
    const { status, stderr, stdout } = privacy(await temporaryFolder(), ...args)
    expect(status).toBe(1)
    expect(stderr).toContain('npm run privacy -- erase <email>')
    expect(stdout).toBe('')
  },
)

test("doesn't create a missing database", async () => {
  const dataDir = await temporaryFolder()
  const { status, stderr } = privacy(dataDir, 'export', 'anna@example.com')
  expect(status).toBe(1)
  expect(stderr).toContain(`No database found at ${join(dataDir, 'site.db')}`)
})
