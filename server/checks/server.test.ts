import { mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayMs } from '#contracts/time.ts'
import { purgeOld } from '#server/leads/purge.ts'
import { newMessage, type StoredMessage } from '#server/messages/message-repository.ts'
import { backUp } from '#server/storage/backup/backup.ts'
import { backupFile } from '#server/storage/backup/backup-files.ts'
import { serverLocation } from '#server/storage/backup/snapshot.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import {
  describeOnEachDatabase,
  migratedDatabaseSettings,
  newDatabase,
  temporaryFolder,
} from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { anna, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { webhookSecret } from '#tests/support/webhook-receiver.ts'
import { type Context, contextOf, type Finding } from './finding.ts'
import { checkBackup, checkEmails, checkPurge, checkWebhooks, judgeDisks } from './server.ts'
import { checkAddress } from './site.ts'

const now = new Date('2026-06-10T15:00:00.000Z')
const hoursBefore = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)

type Site = { database: Database; env?: Record<string, string>; backupFailure?: () => string | undefined }
type CheckOf = (context: Context, now: Date) => Finding | Promise<Finding>

function contextWith({ database, env = {}, backupFailure }: Site) {
  const smtp = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'hello@example.com', LEADS_TO: 'team@example.com' }
  const webhook = { WEBHOOK_URL: 'https://x.ca', WEBHOOK_SECRET: webhookSecret }
  return { ...doctorContext({ ...smtp, ...webhook, ...env }), read: database.read, backupFailure }
}

const find = async (check: CheckOf, site: Site, at = now) => (await check(contextWith(site), at)).trouble

async function siteWithBackup() {
  const settings = await migratedDatabaseSettings('sqlite')
  const database = await openDatabase(settings)
  const folder = join(settings.dataDir, 'backups')
  mkdirSync(folder)
  const file = backupFile(folder, '2026-06-10')
  await backUp(serverLocation(settings), file)
  utimesSync(file, hoursBefore(7), hoursBefore(7))
  await database.close()
  return { file, database, env: { DATA_DIR: settings.dataDir }, backupFailure: () => undefined }
}

test('reports a backup that failed or is too old', async () => {
  const site = await siteWithBackup()
  const status: { failure?: string } = {}
  const found = (at = now) => find(checkBackup, { ...site, backupFailure: () => status.failure }, at)
  expect(await found()).toBeUndefined()
  status.failure = 'The disk is full.'
  expect(await found()).toMatchObject({
    title: 'The nightly backup failed',
    detail: 'The disk is full. The server tries again every hour. The latest is 7 hours old.',
  })
  delete status.failure
  expect(await found(hoursBefore(-29))).toBeUndefined()
  expect(await found(hoursBefore(-30))).toMatchObject({ title: 'The latest backup is too old' })
})

test('verifies a backup once a day, and reports that it is damaged', async () => {
  const site = await siteWithBackup()
  expect(await find(checkBackup, site)).toBeUndefined()
  truncateSync(site.file, 1000)
  utimesSync(site.file, hoursBefore(7), hoursBefore(7))
  expect(await find(checkBackup, site, new Date('2026-06-10T23:59:00.000Z'))).toBeUndefined()
  expect(await find(checkBackup, site, new Date('2026-06-11T00:00:00.000Z'))).toMatchObject({
    title: 'The latest backup is damaged',
    detail: expect.stringContaining(`It can't be restored. ${site.file} is damaged: `),
  })
})

test.each([
  [150, 1000, true],
  [1900, 100_000, true],
  [1900, 30_000, false],
  [2100, 100_000, false],
])('with %d of %d MB free, a disk is nearly full: %s', (free, total, isFull) => {
  const { trouble } = judgeDisks([
    { folder: '/data', free: free * 1e6, total: total * 1e6 },
    { folder: '/large', free: 1e12, total: 2e12 },
  ])
  expect(trouble?.detail.startsWith(`Only ${free} MB`) ?? false).toBe(isFull)
  expect(trouble?.detail ?? '').not.toContain('/large')
})

const addMessages = (database: Database, ...messages: Array<Partial<StoredMessage> & { minutes: number }>) =>
  database.write(transaction =>
    transaction
      .insertInto('outbox')
      .values(
        messages.map(({ minutes, ...message }) => {
          const created_at = hoursBefore(minutes / 60).toISOString()
          return {
            ...newMessage({ channel: 'email', template: 'any', created_at }),
            ...message,
          }
        }),
      )
      .execute(),
  )

const soon = new Date(now.getTime() + 60_000).toISOString()
const failing = { next_attempt_at: soon, last_error: '421 Try anna@example.com later' }

const outboxes: Array<[string, Parameters<typeof addMessages>[1][], string | undefined]> = [
  ['nothing', [], undefined],
  ['an email to the team that has failed for 59 minutes', [{ minutes: 59, ...failing }], undefined],
  [
    'one that was refused three times',
    [{ minutes: 3, ...failing, attempts: 3 }],
    "1 email hasn't been delivered. The oldest is less than an hour old.",
  ],
  [
    'one that has failed for 61 minutes',
    [{ minutes: 61, ...failing }],
    "1 email hasn't been delivered. The oldest is 1 hour old.",
  ],
  [
    'two of them',
    [
      { minutes: 61, ...failing },
      { minutes: 300, ...failing, status: 'failed' },
    ],
    "2 emails haven't been delivered. The oldest is 5 hours old.",
  ],
  [
    'one that failed, and a later one that got through',
    [
      { minutes: 300, ...failing },
      { minutes: 200, status: 'sent', sent_at: hoursBefore(3).toISOString() },
    ],
    undefined,
  ],
  ["a visitor's mailbox that is full", [{ minutes: 300, ...failing, recipient: 'anna@example.com' }], undefined],
  [
    "a visitor's address that doesn't exist",
    [{ minutes: 300, status: 'failed', recipient: 'anna@example.com' }],
    undefined,
  ],
  [
    'one that nobody has tried to send',
    [{ minutes: 90, recipient: 'anna@example.com' }],
    "1 email hasn't been delivered. The oldest is 1 hour old.",
  ],
  ['a webhook that fails', [{ minutes: 90, ...failing, channel: 'webhook' }], undefined],
]

describeOnEachDatabase('the outbox', kind => {
  test('is in trouble when the team gets nothing for an hour, or nothing is tried', async () => {
    const database = await newDatabase(kind)
    for (const [name, messages, detail] of outboxes) {
      await database.write(transaction => transaction.deleteFrom('outbox').execute())
      if (messages.length > 0) await addMessages(database, ...messages)
      const trouble = await find(checkEmails, { database })
      expect([trouble?.title, trouble?.detail], name).toEqual([detail && "Emails aren't going out", detail])
    }
  })

  test('with a webhook that fails, says why', async () => {
    const database = await newDatabase(kind)
    const reason = 'The receiver responded with 500.'
    await addMessages(database, { minutes: 200, ...failing, last_error: reason, channel: 'webhook' })
    expect(await find(checkWebhooks, { database })).toMatchObject({
      title: "Webhooks aren't getting through",
      detail: `1 webhook hasn't been delivered. The oldest is 3 hours old. ${reason}`,
      whatToDo: expect.stringContaining("Check that it's turned on there."),
    })
    expect(await find(checkEmails, { database })).toBeUndefined()
    expect(await find(checkWebhooks, { database, env: { WEBHOOK_URL: '', WEBHOOK_SECRET: '' } })).toBeUndefined()
  })
})

test('old data is reported while its purge is refused', async () => {
  const { app, database } = await testApp()
  for (let index = 0; index < 5; index += 1) {
    const payload = { ...quiz, contactInfo: { ...anna, email: `anna-${index}@example.com` } }
    await app.inject({ method: 'POST', url: '/api/quiz/submit', payload })
  }
  expect(await find(checkPurge, { database }, new Date())).toBeUndefined()
  const now = new Date(Date.now() + 3 * 365 * dayMs)
  await expect(purgeOld(database, now)).rejects.toThrow('more than half')
  expect(await find(checkPurge, { database }, now)).toMatchObject({
    title: "Old data isn't being deleted",
    detail: expect.stringContaining('It would delete 5 of 5 leads, more than half.'),
    whatToDo: expect.stringMatching(/ npm run purge -- --yes$/),
  })
  await purgeOld(database, now, { confirmed: true })
  expect(await find(checkPurge, { database }, now)).toBeUndefined()
})

test('reports Postgres dumps that are missing or old, if it knows where they are', async () => {
  const database = await newDatabase('sqlite')
  const folder = await temporaryFolder()
  const env = { DATABASE_URL: 'postgres://localhost/site', POSTGRES_BACKUP_DIR: folder }
  expect(await find(checkBackup, { database, env })).toMatchObject({ detail: `There's no dump in ${folder}.` })
  const dump = join(folder, 'site.dump')
  writeFileSync(dump, 'PGDMP')
  utimesSync(dump, hoursBefore(35), hoursBefore(35))
  expect(await find(checkBackup, { database, env })).toBeUndefined()
  utimesSync(dump, hoursBefore(100), hoursBefore(100))
  expect(await find(checkBackup, { database, env })).toMatchObject({
    title: "The database isn't being backed up",
    detail: `The latest dump in ${folder} is 4 days old.`,
  })
  expect(await find(checkBackup, { database, env: { ...env, POSTGRES_BACKUP_DIR: '' } })).toBeUndefined()
})

test('warns while SITE_URL is missing, though visitors use a public name', async () => {
  const { app } = await testApp({ env: { SITE_URL: '' } })
  const found = () => checkAddress(contextOf(app)).trouble
  expect(found()).toBeUndefined()
  await app.inject({ url: '/up', headers: { host: 'www.your-business.ca' } })
  expect(found()).toMatchObject({ title: "The site doesn't know its address" })
})
