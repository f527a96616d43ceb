import { sql } from 'kysely'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { retention } from '#content/retention.ts'
import type { AuditEntry } from '#contracts/audit-log.ts'
import type { Lead } from '#contracts/leads.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import { purgeOld } from '#server/leads/purge.ts'
import type { Database } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase, migratedDatabaseSettings } from '#tests/support/databases.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { type App, type TestAppOptions, testApp } from '#tests/support/test-app.ts'
import { addAuditEntryOnce, serverCommand } from './audit-log.ts'

afterEach(() => void vi.useRealTimers())

const run = (database: Database, statement: string) =>
  database.write(async transaction => void (await sql.raw(statement).execute(transaction)))

async function startSite(options: TestAppOptions) {
  const { app, database, logLines } = await testApp(options)
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  const { id } = await database.read.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  const headers = await logIn(app)
  const lead = `/api/admin/leads/${id}`
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  return { app, database, logLines, headers, id, lead, send, entries: () => entriesIn(database) }
}

/** Without logins. */
async function entriesIn({ read }: Database) {
  const rows = await read.selectFrom('audit_log').selectAll().orderBy('at').orderBy('id').execute()
  return rows.filter(({ action }) => action !== 'login.succeeded')
}

const actionsIn = async (database: Database) => (await entriesIn(database)).map(({ action }) => action)

const addEntriesAt = (database: Database, times: readonly string[]) =>
  database.write(async transaction => {
    for (const at of times)
      await addAuditEntryOnce(transaction, serverCommand(new Date(at)), { action: 'note.added' }, `entry of ${at}`)
  })

describeOnEachDatabase('the audit trail', kind => {
  test('is append-only: the database refuses to change or delete entries', async () => {
    const { database, entries, send, lead } = await startSite({ kind })
    await send('GET', lead)
    const before = await entries()
    expect(before).toHaveLength(1)
    const replaceOrTruncate =
      kind === 'sqlite' ? 'insert or replace into audit_log select * from audit_log' : 'truncate audit_log'
    for (const statement of ["update audit_log set details = '{}'", 'delete from audit_log', replaceOrTruncate])
      await expect(run(database, statement)).rejects.toThrow('The audit log is append-only.')
    expect(await entries()).toEqual(before)
  })

  test('keeps each of a hundred entries that two servers write at once', async () => {
    const settings = await migratedDatabaseSettings(kind)
    const databases = [await openDatabase(settings), await openDatabase(settings)]
    onTestFinished(async () => void (await Promise.all(databases.map(database => database.close()))))
    const sites: Array<{ app: App; headers: { authorization: string } }> = []
    for (const database of databases) {
      const { app } = await testApp({ database })
      sites.push({ app, headers: await logIn(app) })
    }
    const [first] = sites
    await first?.app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
    const [database] = databases as [Database]
    const { id } = await database.read.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    const url = `/api/admin/leads/${id}/notes`
    const responses = await Promise.all(
      sites.flatMap(({ app, headers }) =>
        Array.from({ length: 50 }, (_, index) =>
          app.inject({ method: 'POST', url, headers, payload: { text: `Note ${index}` } }),
        ),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
    const stored = await entriesIn(database)
    expect(stored).toHaveLength(100)
    expect(Map.groupBy(stored, ({ session_id }) => session_id).size).toBe(2)
    expect(await database.read.selectFrom('lead_notes').select('id').execute()).toHaveLength(100)
  })

  test('has an entry if and only if the change was committed', async () => {
    const { database, send, lead } = await startSite({ kind })
    await run(database, 'alter table audit_log rename to hidden')
    expect((await send('POST', `${lead}/notes`, { text: 'Not stored' })).statusCode).toBe(500)
    expect((await send('PATCH', lead, { status: 'won' })).statusCode).toBe(500)
    await run(database, 'alter table hidden rename to audit_log')
    expect((await send('GET', lead)).json<Lead>()).toMatchObject({ notes: [], status: 'new' })

    // The verdict also dismisses emails, after the entry was added.
    await run(database, 'alter table outbox rename to hidden')
    expect((await send('PATCH', lead, { verdict: 'spam' })).statusCode).toBe(500)
    await run(database, 'alter table hidden rename to outbox')
    expect(await actionsIn(database)).toEqual(['lead.viewed'])
  })

  test('has no entry for what was refused, and a view for a change that changes nothing', async () => {
    const { database, send, lead } = await startSite({ kind })
    const unknown = '019a0000-0000-7000-8000-000000000000'
    const { id: email } = await database.read.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
    await run(database, "update outbox set status = 'sent'")
    const refused = [
      await send('GET', `/api/admin/leads/${unknown}`),
      await send('GET', `/api/admin/leads/${unknown}/export`),
      await send('PATCH', `/api/admin/leads/${unknown}`, { status: 'won' }),
      await send('PATCH', lead, { status: 'gone' }),
      await send('PATCH', lead, { status: 'won', followUp: { on: '2020-01-01', note: '' } }),
      await send('PATCH', `${lead}/notes/${unknown}`, { text: 'Late' }),
      await send('DELETE', `${lead}/notes/${unknown}`),
      await send('DELETE', `/api/admin/leads/${unknown}`),
      await send('POST', `/api/admin/outbox/${email}/resend`),
      await send('POST', `/api/admin/outbox/${email}/dismiss`),
      await send('GET', '/api/admin/leads?show=nobody'),
      await send('GET', '/api/admin/leads/export?format=xml'),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([
      404, 404, 404, 400, 400, 404, 404, 404, 409, 409, 400, 400,
    ])
    expect(await entriesIn(database)).toEqual([])
    for (const change of [{}, { status: 'new', followUp: null, answered: false }])
      expect((await send('PATCH', lead, change)).statusCode).toBe(200)
    expect((await entriesIn(database)).map(({ action }) => action)).toEqual(['lead.viewed', 'lead.viewed'])
  })

  test("says what changed, and keeps a lead's entries but not the name after an erasure", async () => {
    const { send, lead, id } = await startSite({ kind })
    const on = companyDay(new Date()).toString()
    for (const change of [
      { answered: true },
      { answered: true },
      { status: 'contacted' },
      { status: 'new' },
      { followUp: { on, note: 'Call' } },
      { followUp: { on, note: 'Call' } },
      { followUp: null },
      { verdict: 'spam' },
    ])
      await send('PATCH', lead, change)
    const list = async (query: string) => (await send('GET', `/api/admin/audit-log?${query}`)).json<AuditEntry[]>()
    const entries = await list(`lead=${id}`)
    expect(entries.map(({ what }) => what).sort()).toEqual(
      [
        'Marked a lead as answered',
        'Changed the status from New to Contacted',
        'Changed the status from Contacted to New',
        'Set a follow-up',
        'Removed the follow-up',
        'Marked a lead as spam',
        // The two changes that changed nothing.
        'Opened a lead',
        'Opened a lead',
      ].sort(),
    )
    expect(entries.map(entry => entry.lead)).toEqual(entries.map(() => ({ id, name: 'Anna Example' })))
    await send('DELETE', lead)
    const erased = await list(`lead=${id}`)
    expect(erased).toHaveLength(entries.length + 1)
    expect(erased.map(entry => entry.lead)).toEqual(erased.map(() => ({ id, name: null })))
    const { body } = await send('GET', '/api/admin/audit-log/export?format=csv')
    expect(body).toContain('"Erased one person\'s data","erasures","Erased"')
    expect(body).not.toMatch(/anna|Prairie/i)
  })

  test('has one entry per login, list and hour, even from two servers at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T15:20:00.000Z') })
    const { database, headers, send } = await startSite({ kind })
    const { app: other } = await testApp({ database })
    const lists = ['leads', 'overview', 'leads?show=all', 'leads?limit=1']
    const read = () =>
      Promise.all(
        lists.flatMap(list => {
          const url = `/api/admin/${list}`
          return [send('GET', url), other.inject({ url, headers })]
        }),
      )
    for (const response of [...(await read()), ...(await read())]) expect(response.statusCode).toBe(200)
    expect((await actionsIn(database)).sort()).toEqual(['leads.listed', 'overview.viewed'])
    vi.setSystemTime('2026-11-17T16:00:00.000Z')
    await read()
    expect(await actionsIn(database)).toHaveLength(4)
  })

  test('forgets entries when their time is up, says so if a command did it, and keeps the rest', async () => {
    const { database, send, lead } = await startSite({ kind })
    const now = new Date()
    const monthsAgo = (months: number, days: number) => {
      const date = new Date(now)
      date.setUTCMonth(date.getUTCMonth() - months)
      return new Date(date.getTime() - days * 86_400_000).toISOString()
    }
    const tooOld = [monthsAgo(retention.auditMonths, 1), monthsAgo(retention.auditMonths, 400)]
    const recent = monthsAgo(retention.auditMonths, -1)
    await addEntriesAt(database, [...tooOld, recent])
    await send('GET', lead)
    expect((await purgeOld(database, now)).audit_log).toBe(2)
    expect((await entriesIn(database)).map(({ at, action }) => (action === 'lead.viewed' ? action : at))).toEqual([
      recent,
      'lead.viewed',
    ])
    await expect(run(database, 'delete from audit_log')).rejects.toThrow('append-only')
    const options = { confirmed: true, actor: serverCommand() }
    expect((await purgeOld(database, now, options)).audit_log).toBe(0)
    expect(await actionsIn(database)).not.toContain('data.purged')
    const later = new Date(now.getTime() + 2 * 86_400_000)
    expect((await purgeOld(database, later, options)).audit_log).toBe(1)
    expect((await entriesIn(database)).map(({ action, device }) => [action, device])).toEqual([
      ['lead.viewed', null],
      ['data.purged', 'A command on the server'],
    ])
  })

  test("isn't touched by a form, which is stored even without the table", async () => {
    const { app, database } = await testApp({ kind })
    await run(database, 'alter table audit_log rename to hidden')
    const response = await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
    expect(response.statusCode).toBe(200)
  })
})

describe('on a full disk', () => {
  test('the admin area stays readable, and the missing entries are in the log', async () => {
    const { database, logLines, send, lead, id } = await startSite({})
    const missing = () => logLines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'audit entry not stored')
    await run(database, 'pragma max_page_count = 1')
    await vi.waitUntil(async () => {
      for (const url of [lead, '/api/admin/leads', '/api/admin/leads/export?format=csv'])
        expect((await send('GET', url)).statusCode, url).toBe(200)
      return missing().some(({ action }) => action === 'lead.viewed')
    }, 60_000)
    expect(missing().find(({ action }) => action === 'lead.viewed')).toMatchObject({
      leadId: id,
      sessionId: expect.any(String),
    })
    expect((await send('POST', `${lead}/notes`, { text: 'x'.repeat(2000) })).statusCode).toBe(503)
  })
})
