import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AuditEntry } from '#contracts/audit-log.ts'
import type { Database } from '#server/storage/database.ts'
import { fetchAllPages, logIn } from '#tests/support/admin.ts'
import { describeOnEachDatabase } from '#tests/support/databases.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { addAuditEntryOnce, type NewAuditEntry, serverCommand } from './audit-log.ts'

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

test('exports the log as CSV and JSON, with what a spreadsheet would run as text', async () => {
  const { app, database } = await testApp()
  await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
  await database.write(async transaction => {
    await transaction.updateTable('leads').set({ name: '=HYPERLINK("x")' }).execute()
  })
  const { id: leadId } = await database.read.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  const actor = serverCommand(new Date('2026-07-17T15:20:07.000Z'))
  const entry = { action: 'lead.status', leadId, details: { from: 'booked', to: 'won' } } as const
  await database.write(transaction => addAuditEntryOnce(transaction, actor, entry, 'x'))
  const headers = await logIn(app)
  const csv = await app.inject({ url: `${url}/export?format=csv&show=changes`, headers })
  expect(csv.headers['content-disposition']).toBe('attachment; filename="activity.csv"')
  expect(csv.body.split('\r\n')).toEqual([
    '\ufeff"Time (Winnipeg time)","What was done","Kind","Lead","Lead\'s id","Device","IP address"',
    `"2026-07-17 10:20:07","Changed the status from Booked to Won","changes","'=HYPERLINK(""x"")","${leadId}","A command on the server",`,
    '',
  ])
  const json = await app.inject({ url: `${url}/export?format=json`, headers })
  expect(json.json().map(({ what }: AuditEntry) => what)).toEqual(
    expect.arrayContaining(['Logged in with the password', 'Exported the activity as CSV']),
  )
})

describeOnEachDatabase('the audit log', kind => {
  test('lists entries newest first, in pages, with a total, by group and by lead', async () => {
    const { app, database } = await testApp({ kind })
    const notes = Array.from({ length: 7 }, () => ({ action: 'note.added', leadId: unknownLead }) as const)
    await add(
      database,
      ...notes,
      { action: 'lead.status', leadId: unknownLead, details: { from: 'new', to: 'won' } },
      { action: 'leads.exported', details: { format: 'csv' } },
    )
    const headers = await logIn(app)

    const { pages, totals } = await fetchAllPages<AuditEntry>(app, headers, `${url}?limit=3`)
    expect(pages.map(page => page.length)).toEqual([3, 3, 3, 1])
    expect(totals).toEqual([10, 10, 10, 10])
    const all = pages.flat()
    expect(all.map(({ what }) => what)).toEqual([
      'Logged in with the password',
      'Exported the leads as CSV',
      'Changed the status from New to Won',
      ...notes.map(() => 'Added a note'),
    ])
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => (a < b ? 1 : -1)))
    expect(all[1]).toMatchObject({
      group: 'exports',
      lead: null,
      device: 'A command on the server',
      isThisDevice: false,
    })
    expect(all[2]).toMatchObject({ group: 'changes', lead: { id: unknownLead, name: null } })
    expect(all[0]).toMatchObject({ group: 'logins', address: '127.0.0.1', isThisDevice: true })

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
})
