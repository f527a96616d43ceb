import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { type DatabaseKind, newDatabaseSettings } from '#tests/support/databases.ts'
import { outboxIdOf, startEmailServer } from '#tests/support/email-server.ts'
import { type Form, formsOfNewVisitor, sendForm } from '#tests/support/forms.ts'
import { guideStatement } from '#tests/support/operations-guide.ts'
import { newFolder, startServer, stop } from '#tests/support/processes.ts'
import { settleAll } from '#tests/support/settle-all.ts'
import { readStoredForms } from '#tests/support/stored-forms.ts'

const times = inject('faultCount')
/** Two forms have four emails. The outbox sends up to five concurrently, so all four are in flight. */
const emailsOfTwoForms = 4

type Prepare = (accept: () => void, databaseUrl: string | undefined) => Promise<() => Promise<unknown>>

const beforeAccepted: Prepare = async () => async () => undefined

/** Locks the table, so the server can't record that the emails were accepted. */
const beforeRecorded: Prepare = async (accept, databaseUrl) => {
  const other = new pg.Client(databaseUrl)
  await other.connect()
  await other.query('begin; lock table outbox in share row exclusive mode')
  accept()
  const waiting = "select count(*)::int as count from pg_locks where relation = 'outbox'::regclass and not granted"
  await vi.waitUntil(async () => (await other.query(waiting)).rows[0].count === emailsOfTwoForms, { timeout: 30_000 })
  return () => other.end()
}

test('resends an email with the same Message-ID if the server is killed before recording it as sent', async () => {
  await settleAll(
    killAt('received but not accepted', 'sqlite', beforeAccepted),
    killAt('accepted but not recorded as sent', 'postgres', beforeRecorded),
  )
})

async function killAt(moment: string, kind: DatabaseKind, prepare: Prepare) {
  const smtp = await startEmailServer()
  const settings = { ...(await newDatabaseSettings(kind)), dataDir: newFolder('email-crash') }
  const env: Record<string, string> = { DATA_DIR: settings.dataDir, SMTP_URL: smtp.url, TRUST_PROXY: '1' }
  if (settings.databaseUrl) env.DATABASE_URL = settings.databaseUrl
  let server = await startServer({ env })
  onTestFinished(() => stop(server.child, 'SIGKILL'))
  const sent: Form[] = []

  for (let time = 1; time <= times; time += 1) {
    const held = Promise.withResolvers<void>()
    smtp.state.hold = held.promise
    const forms = formsOfNewVisitor().slice(0, 2)
    sent.push(...forms)
    const before = smtp.received.length
    const responses = Promise.allSettled(forms.map(form => sendForm(server.origin, form)))
    await vi.waitUntil(() => smtp.received.length === before + emailsOfTwoForms, { timeout: 30_000 })
    const cleanUp = await prepare(held.resolve, settings.databaseUrl)
    await stop(server.child, 'SIGKILL')
    expect((await responses).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await cleanUp()
    held.resolve()
    smtp.state.hold = Promise.resolve()

    const database = await openDatabase(settings)
    await database.write(transaction => sql.raw(guideStatement('update outbox set leased_until')).execute(transaction))
    server = await startServer({ env: server.env })
    const unsent = () => database.read.selectFrom('outbox').select('id').where('status', '<>', 'sent').execute()
    await vi.waitUntil(async () => (await unsent()).length === 0, { timeout: 30_000, interval: 50 })
    for (const form of forms) {
      const body = await (await sendForm(server.origin, form)).text()
      expect(body).toContain('"success":true')
      expect(body).not.toContain('false')
    }
    const stored = await database.read.selectFrom('outbox').select('id').execute()
    const { faults, missingFrom } = await readStoredForms(database.read, sent)
    await database.close()
    expect(faults).toEqual([])
    expect(missingFrom(sent)).toEqual([])
    const copies = Map.groupBy(smtp.received, outboxIdOf)
    expect(copies.size).toBe(stored.length)
    for (const { id } of stored) expect(copies.get(id), id).toHaveLength(2)
  }
  console.info(
    `${moment}: ${times} kills, ${times * emailsOfTwoForms} emails in flight, ${smtp.received.length} received, none lost`,
  )
}
