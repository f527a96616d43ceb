import { type Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { newDatabaseSettings } from '#tests/support/databases.ts'
import { outboxIdOf, type ReceivedEmail, startEmailServer } from '#tests/support/email-server.ts'
import { type FormLoad, startFormLoad } from '#tests/support/form-load.ts'
import { freePort } from '#tests/support/free-port.ts'
import { guideStatement } from '#tests/support/operations-guide.ts'
import { killAfter, newFolder, startServer, stop } from '#tests/support/processes.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const visitors = 8
/** Upper bounds for the random time of a kill: forms acknowledged since the last one, and a delay. */
const maxFormsBetweenKills = 8
const maxDelayMs = 20
/** As in server/messages/outbox.ts. */
const maxConcurrentSends = 5

const runs = [
  { kind: 'sqlite', kills: 10 * inject('faultCount') },
  { kind: 'postgres', kills: 3 * inject('faultCount') },
] as const

test.each(runs)(
  'stores every form and its emails exactly once across $kills kills under load ($kind)',
  async ({ kind, kills }) => {
    const smtp = await startEmailServer()
    const settings = { ...(await newDatabaseSettings(kind)), dataDir: newFolder('crash-recovery') }
    const env: Record<string, string> = { DATA_DIR: settings.dataDir, TRUST_PROXY: '1', PORT: String(await freePort()) }
    if (settings.databaseUrl) env.DATABASE_URL = settings.databaseUrl
    const withEmail = { ...env, SMTP_URL: smtp.url }

    let server = await startServer({ env: withEmail })
    onTestFinished(() => stop(server.child, 'SIGKILL'))
    let restarted = Promise.withResolvers<void>()
    const startupMs: number[] = []
    const load = startFormLoad({ origin: server.origin, visitors, waitForRetry: () => restarted.promise })
    let acknowledgedBetweenKills = 0
    for (let kill = 1; kill <= kills; kill += 1) {
      const random = load.acknowledged.length + Math.floor(Math.random() * (maxFormsBetweenKills + 1))
      // The last kill waits for at least one form, so that a run of early kills still proves something.
      const target = kill === kills ? Math.max(random, 1) : random
      await vi.waitUntil(() => load.acknowledged.length >= target, { timeout: 60_000, interval: 5 })
      restarted = Promise.withResolvers()
      await killAfter(server.child, Math.random() * maxDelayMs)
      acknowledgedBetweenKills = load.acknowledged.length
      if (kill === kills) await releaseLeases(settings)
      // Sending emails takes most of a request's time. Every second run goes without, so its kill hits database writes.
      server = await startServer({ env: kill % 2 === 1 && kill < kills ? env : withEmail })
      startupMs.push(server.readyAfterMs)
      restarted.resolve()
    }
    await load.stop()

    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    const { count, faults } = await readStoredForms(database.read, load.sent)
    expect(faults).toEqual([])
    expect(count).toBe(load.sent.length)
    await run(database, guideStatement('update outbox set next_attempt_at'))
    const duplicates = await expectEmails(database.read, smtp.received, kills)
    const alreadyStored = await countStoredBeforeRetry(database.read, load)
    console.info(
      `${kind}: ${kills} kills, ${load.acknowledged.length} forms acknowledged, ${acknowledgedBetweenKills} of them between kills; ` +
        `${load.unanswered()} requests cut off, ${load.retried.size} forms retried, ${alreadyStored} of them already stored; ` +
        `${smtp.received.length} emails, ${duplicates} of them duplicates; ` +
        `slowest startup ${Math.round(Math.max(...startupMs))} ms`,
    )
    // Without these two, the test would prove nothing.
    expect(acknowledgedBetweenKills).toBeGreaterThan(0)
    expect(load.unanswered()).toBeGreaterThan(kills)
  },
)

/** The killed servers still hold leases, which would take minutes to expire. */
async function releaseLeases(settings: Parameters<typeof openDatabase>[0]) {
  const database = await openDatabase(settings)
  await run(database, guideStatement('update outbox set leased_until'))
  await database.close()
}

const run = (database: Database, statement: string) =>
  database.write(transaction => sql.raw(statement).execute(transaction))

async function expectEmails(read: Kysely<Tables>, received: readonly ReceivedEmail[], kills: number) {
  const unsent = async () =>
    (await read.selectFrom('outbox').select('status').where('status', '<>', 'sent').execute()).length
  await vi.waitFor(async () => expect(await unsent()).toBe(0), { timeout: 60_000, interval: 100 })
  const copies = Map.groupBy(received, outboxIdOf)
  const stored = await read.selectFrom('outbox').select(['id', 'recipient', 'attempts']).execute()
  let duplicates = 0
  for (const { id, recipient, attempts } of stored) {
    const emails = copies.get(id) ?? []
    expect(emails.length, 'an email that was never received').toBeGreaterThan(0)
    // Only a kill can end an attempt here, so every attempt but the last was killed.
    expect(emails.length).toBeLessThanOrEqual(attempts)
    expect(attempts - 1).toBeLessThanOrEqual(kills)
    if (recipient) expect(new Set(emails.flatMap(({ recipients }) => recipients))).toEqual(new Set([recipient]))
    duplicates += emails.length - 1
  }
  expect(copies.size).toBe(stored.length)
  expect(duplicates).toBeLessThanOrEqual(maxConcurrentSends * kills)
  return duplicates
}

/** Counts the forms whose request was killed between the commit and the response. */
async function countStoredBeforeRetry(read: Kysely<Tables>, { retried }: FormLoad) {
  const rows = await read.selectFrom('forms').select(['email_key', 'kind', 'submitted_at']).execute()
  const storedAt = new Map(rows.map(({ email_key, kind, submitted_at }) => [`${email_key} ${kind}`, submitted_at]))
  return [...retried].filter(([{ email, kind }, retriedAt]) => (storedAt.get(`${email} ${kind}`) ?? '') < retriedAt)
    .length
}
