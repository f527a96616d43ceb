import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { retention } from '#content/retention.ts'
import type { AuditEntry } from '#contracts/audit-log.ts'
import { purgeOld } from '#server/leads/purge.ts'
import type { Database } from '#server/storage/database.ts'
import { fetchAllPages, logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { type TestAppOptions, testApp } from '#tests/support/test-app.ts'
import { addAuditEntryOnce, type NewAuditEntry, serverCommand } from './audit-log.ts'

afterEach(() => void vi.useRealTimers())

const url = '/api/admin/audit-log'
const unknownLead = '019a0000-0000-7000-8000-000000000000'

/** One second apart, the last one a second ago. */
const add = (database: Database, ...entries: NewAuditEntry[]) =>
  database.write(async transaction => {
    for (const [index, entry] of entries.entries()) {
      const at = new Date(Date.now() - (entries.length - index) * 1000)
      await addAuditEntryOnce(transaction, serverCommand(at), entry, randomUUID())
    }
  })

const run = (database: Database, statement: string) =>
  database.write(async transaction => void (await sql.raw(statement).execute(transaction)))

async function startSite(options: TestAppOptions) {
  const { app, database } = await testApp(options)
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  const { id } = await database.read.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  const headers = await logIn(app)
  const lead = `/api/admin/leads/${id}`
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  return { database, headers, lead, send, close: () => app.close(), entries: () => entriesIn(database) }
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

describeOnEachDatabase('the audit log', kind => {
  test('lists entries newest first, in pages, with a total, by group and by lead', async () => {
    const { app, database } = await testApp({ kind })
    const notes = Array.from({ length: 7 }, () => ({ action: 'note.added', leadId: unknownLead }) as const)
    await add(
      database,
      ...notes,
      { action: 'lead.status', leadId: unknownLead, details: { from: 'new', to: 'won' } },
      { action: 'leads.exported' },
    )
    const headers = await logIn(app)

    const { pages, totals } = await fetchAllPages<AuditEntry>(app, headers, `${url}?limit=3`)
    expect(pages.map(page => page.length)).toEqual([3, 3, 3, 1])
    expect(totals).toEqual([10, 10, 10, 10])
    const all = pages.flat()
    expect(all.map(({ what }) => what)).toEqual([
      'Logged in with the password',
      'Exported the leads',
      'Changed the status from New to Won',
      ...notes.map(() => 'Added a note'),
    ])
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => (a < b ? 1 : -1)))
    expect(all[1]).toMatchObject({
      lead: null,
      device: 'A command on the server',
      isThisDevice: false,
    })
    expect(all[2]).toMatchObject({ lead: { id: unknownLead, name: null } })
    expect(all[0]).toMatchObject({ address: '127.0.0.1', isThisDevice: true })

    const changes = await fetchAllPages<AuditEntry>(app, headers, `${url}?limit=3&show=changes`)
    expect(changes.pages.map(page => page.map(({ id }) => id))).toEqual(
      [all.slice(2, 5), all.slice(5, 8), all.slice(8)].map(page => page.map(({ id }) => id)),
    )
    expect(changes.totals).toEqual([8, 8, 8])
    const ofLead = await fetchAllPages<AuditEntry>(app, headers, `${url}?limit=5&lead=${unknownLead}&show=changes`)
    expect(ofLead.pages.flat()).toEqual(all.slice(2))
    expect(ofLead.totals).toEqual([8, 8])
    expect((await fetchAllPages<AuditEntry>(app, headers, `${url}?lead=${unknownLead}&show=emails`)).totals).toEqual([
      0,
    ])
  })

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

  test('counts searches, once an hour for each login', async () => {
    const { entries, send, close } = await startSite({ kind })
    for (const q of ['anna', 'ben', '']) await send('GET', `/api/admin/leads?q=${q}`)
    await send('GET', '/api/admin/survey-responses?q=anna')
    await close()
    expect((await entries()).find(({ action }) => action === 'lists.searched')?.details).toBe('{"count":3}')
    expect(JSON.stringify(await entries())).not.toContain('anna')
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
})
