import { type Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Tables } from '#server/db/tables.ts'
import { type Crowd, startCrowd } from '#tests/support/crowd.ts'
import { newDatabaseSettings } from '#tests/support/databases.ts'
import { type ReceivedEmail, startEmailServer } from '#tests/support/email-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { guideStatement } from '#tests/support/operations-guide.ts'
import { killLater, newFolder, startServer, stop } from '#tests/support/processes.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const visitors = 8
/** Up to so many forms are answered before the next kill, which comes up to so much later. */
const maxAnswers = 8
const maxDelayMs = 20
/** So many emails may be on their way at the moment of a kill (server/email/outbox.ts). */
const maxConcurrentSends = 5

const storms = [
  { kind: 'sqlite', kills: 20 * inject('faultCount') },
  { kind: 'postgres', kills: 3 * inject('faultCount') },
] as const

test.each(storms)(
  '$kills kills in a storm of forms ($kind): each form is there once, whole, and so are its emails',
  async ({ kind, kills }) => {
    const smtp = await startEmailServer()
    const settings = { ...(await newDatabaseSettings(kind)), dataDir: newFolder('storm') }
    const env: Record<string, string> = { DATA_DIR: settings.dataDir, TRUST_PROXY: '1', PORT: String(await freePort()) }
    if (settings.databaseUrl) env.DATABASE_URL = settings.databaseUrl
    const withEmail = { ...env, SMTP_URL: smtp.url }

    let server = await startServer({ env: withEmail })
    onTestFinished(() => stop(server.child, 'SIGKILL'))
    let up = Promise.withResolvers<void>()
    const startsMs: number[] = []
    const crowd = startCrowd({ origin: server.origin, size: visitors, untilNextTry: () => up.promise })
    let answeredInTime = 0
    for (let kill = 1; kill <= kills; kill += 1) {
      const answers = crowd.acknowledged.length + Math.floor(Math.random() * (maxAnswers + 1))
      await vi.waitUntil(() => crowd.acknowledged.length >= answers, { timeout: 60_000, interval: 5 })
      up = Promise.withResolvers()
      await killLater(server.child, Math.random() * maxDelayMs)
      answeredInTime = crowd.acknowledged.length
      if (kill === kills) await freeMails(settings)
      // Sending takes most of a form's time. Without it, every second kill falls among writes; their emails go out later.
      server = await startServer({ env: kill % 2 === 1 && kill < kills ? env : withEmail })
      startsMs.push(server.readyAfterMs)
      up.resolve()
    }
    await crowd.leave()

    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    const { count, faults } = await readStoredForms(database.read, crowd.sent)
    expect(faults).toEqual([])
    expect(count).toBe(crowd.sent.length)
    await run(database, guideStatement('update emails set next_attempt_at'))
    const duplicates = await expectEmails(database.read, smtp.received, kills)
    const storedBefore = await storedBeforeTheirAnswer(database.read, crowd)
    console.info(
      `${kind}: ${kills} kills, ${crowd.acknowledged.length} forms acknowledged, ${answeredInTime} of them between kills; ` +
        `${crowd.unanswered()} requests cut off, ${crowd.repeated.size} forms sent again, ${storedBefore} of them were stored already; ` +
        `${smtp.received.length} emails, ${duplicates} of them duplicates; ` +
        `ready after ${Math.round(Math.max(...startsMs))} ms at most`,
    )
    // A storm in which nothing was answered, or which no kill has hit, proves nothing.
    expect(answeredInTime).toBeGreaterThan(0)
    expect(crowd.unanswered()).toBeGreaterThan(kills)
  },
)

/** What the operator may do while no server runs, instead of waiting for the leases of those that were killed. */
async function freeMails(settings: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(settings)
  await run(database, guideStatement('update emails set leased_until'))
  await database.close()
}

const run = (database: Database, statement: string) =>
  database.write(transaction => sql.raw(statement).execute(transaction))

/** Every email was received, under the Message-ID it was stored with, and twice only if a kill came in between. */
async function expectEmails(read: Kysely<Tables>, received: readonly ReceivedEmail[], kills: number) {
  const unsent = async () =>
    (await read.selectFrom('emails').select('status').where('status', '<>', 'sent').execute()).length
  await vi.waitFor(async () => expect(await unsent()).toBe(0), { timeout: 60_000, interval: 100 })
  const copies = Map.groupBy(received, ({ messageId }) => messageId)
  const stored = await read.selectFrom('emails').select(['message_id', 'recipient', 'attempts']).execute()
  let duplicates = 0
  for (const { message_id, recipient, attempts } of stored) {
    const emails = copies.get(message_id) ?? []
    expect(emails.length, 'an email that was never received').toBeGreaterThan(0)
    // Every try but the last was ended by a kill: nothing else ends one here.
    expect(emails.length).toBeLessThanOrEqual(attempts)
    expect(attempts - 1).toBeLessThanOrEqual(kills)
    if (recipient) expect(new Set(emails.flatMap(({ recipients }) => recipients))).toEqual(new Set([recipient]))
    duplicates += emails.length - 1
  }
  expect(copies.size).toBe(stored.length)
  expect(duplicates).toBeLessThanOrEqual(maxConcurrentSends * kills)
  return duplicates
}

/** How many kills came between a form's transaction and its answer. */
async function storedBeforeTheirAnswer(read: Kysely<Tables>, { repeated }: Crowd) {
  const rows = await read.selectFrom('forms').select(['email_key', 'kind', 'submitted_at']).execute()
  const storedAt = new Map(rows.map(({ email_key, kind, submitted_at }) => [`${email_key} ${kind}`, submitted_at]))
  return [...repeated].filter(([{ email, kind }, lastTryAt]) => (storedAt.get(`${email} ${kind}`) ?? '') < lastTryAt)
    .length
}
