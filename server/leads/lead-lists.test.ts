import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LeadSummary } from '#contracts/leads.ts'
import { newLead } from '#server/forms/upsert-lead.ts'
import type { Tables } from '#server/storage/tables.ts'
import { logIn } from '#tests/support/admin.ts'
import { type DatabaseKind, describeOnEachDatabase } from '#tests/support/databases.ts'
import { anna, application, exitSurvey, quiz } from '#tests/support/sample-forms.ts'
import { testApp } from '#tests/support/test-app.ts'
import { saveNote } from './lead-notes.ts'

type Lead = Partial<Tables['leads']> & { name: string }

const past = '2026-01-02T00:00:00.000Z'
const later = '2099-01-02T00:00:00.000Z'

async function siteWith(kind: DatabaseKind, leads: readonly Lead[] = []) {
  const { app, database } = await testApp({ kind })
  const headers = await logIn(app)
  const rows = leads.map(({ name, ...columns }, index) => {
    const contact = { ...anna, name, email: `${index}@example.com` }
    const submittedAt = `2026-01-01T00:00:${String(index).padStart(2, '0')}.000Z`
    const source = { firstPage: null, referrerHost: null }
    const id = `01900000-0000-7000-8000-00000000000${index}`
    return { ...newLead({ contact, submittedAt, botCheck: null, source }, null), id, ...columns }
  })
  if (rows.length > 0) await database.write(transaction => transaction.insertInto('leads').values(rows).execute())
  const get = (url: string) => app.inject({ url, headers })
  const names = async (query: string) =>
    (await get(`/api/admin/leads?${query}`)).json<LeadSummary[]>().map(({ name }) => name)
  const exported = async (query: string) => {
    const [, ...lines] = (await get(`/api/admin/leads/export?${query}`)).body.trimEnd().split('\r\n')
    return lines.map(line => JSON.parse(line.slice(0, line.indexOf(','))))
  }
  /** Two at a time, through the Link headers. */
  const paged = async (query: string) => {
    const seen: Array<string | null> = []
    let total = 0
    for (let url: string | undefined = `/api/admin/leads?limit=2&${query}`; url; ) {
      const page = await get(url)
      total = Number(page.headers['x-total-count'])
      seen.push(...page.json<LeadSummary[]>().map(({ name }) => name))
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1]
    }
    expect(total, query).toBe(seen.length)
    return seen
  }
  const send = async (url: string, payload: object) =>
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(200)
  return { database, get, names, exported, paged, send }
}

const bot = { bot_check: 'Too quick.' }
const spam = { spam_at: past }

describeOnEachDatabase('lists of leads', kind => {
  test('show who is waiting unless asked otherwise, and spam only in its own list', async () => {
    const { names, exported } = await siteWith(kind, [
      { name: 'Due', due_at: later, status: 'booked' },
      { name: 'Overdue', due_at: past },
      { name: 'Answered', due_at: past, answered_at: past, status: 'contacted' },
      { name: 'Nothing promised' },
      { name: 'Bot', due_at: past, ...bot },
      { name: 'Bot with a follow-up', follow_up_on: '2026-01-02', ...bot },
      { name: 'Spam', due_at: past, follow_up_on: '2026-01-02', ...spam },
      { name: 'Spam bot', due_at: past, ...bot, ...spam },
      { name: 'Follow-up', follow_up_on: '2026-01-01', due_at: past, answered_at: past, status: 'won' },
    ])
    const lists = {
      '': ['Overdue', 'Due'],
      'show=waiting': ['Overdue', 'Due'],
      'show=follow-up': ['Follow-up', 'Bot with a follow-up'],
      'show=all': ['Follow-up', 'Bot with a follow-up', 'Bot', 'Nothing promised', 'Answered', 'Overdue', 'Due'],
      'show=new': ['Nothing promised', 'Overdue'],
      'show=booked': ['Due'],
      'show=contacted': ['Answered'],
      'show=won': ['Follow-up'],
      'show=closed': [],
      'show=bots': ['Bot with a follow-up', 'Bot'],
      'show=spam': ['Spam bot', 'Spam'],
      'show=spam&q=bot': ['Spam bot'],
      'show=waiting&q=bot': [],
    }
    for (const [query, expected] of Object.entries(lists)) {
      expect(await names(query), query).toEqual(expected)
      expect(await exported(query), `export ${query}`).toEqual(expected)
    }
  })

  test('are paged without gaps or repeats, also where times are equal', async () => {
    const { paged } = await siteWith(kind, [
      { name: 'Émile', due_at: later },
      { name: 'Dora' },
      { name: 'Anna 1', due_at: past },
      { name: 'Anna 2', due_at: past },
      { name: 'Ben', due_at: later, answered_at: past },
      { name: 'Cem', due_at: '2030-01-01T00:00:00.000Z' },
    ])
    const latestFirst = ['Cem', 'Ben', 'Anna 2', 'Anna 1', 'Dora', 'Émile']
    expect(await paged('show=all')).toEqual(latestFirst)
    expect(await paged('show=all&q=example')).toEqual(latestFirst)
    expect(await paged('show=waiting')).toEqual(['Anna 1', 'Anna 2', 'Cem', 'Émile'])
  })

  test('sort follow-ups by day', async () => {
    const { paged } = await siteWith(kind, [
      { name: 'Third', follow_up_on: '2026-03-01' },
      { name: 'First', follow_up_on: '2026-01-01' },
      { name: 'Second', follow_up_on: '2026-02-01' },
    ])
    expect(await paged('show=follow-up')).toEqual(['First', 'Second', 'Third'])
  })
})

describeOnEachDatabase('the search for leads', kind => {
  test('finds a phone number however it is written, and names with or without accents', async () => {
    const { names, send } = await siteWith(kind)
    const sendAs = (contact: object) => send('/api/quiz/submit', { ...quiz, contactInfo: { ...anna, ...contact } })
    await sendAs({ name: 'Petr Šimůnek', email: 'petr@example.com', phone: '204 555 0101', businessName: 'Œuvre' })
    await sendAs({ name: 'Muller', email: 'm@example.com', phone: '+1 (431) 555-0102', businessName: "O’Neil's" })
    const found = async (q: string) => names(`show=all&q=${encodeURIComponent(q)}`)
    for (const q of ['2045550101', '204 555 0101', '+1 (204) 555-0101', '12045550101', '555-0101', '5550101'])
      expect([q, await found(q)]).toEqual([q, ['Petr Šimůnek']])
    for (const q of ['simunek', 'ŠIMŮNEK', 'Sim\u030cunek', 'oeuvre'])
      expect([q, await found(q)]).toEqual([q, ['Petr Šimůnek']])
    for (const q of ['4315550102', '431-555-0102', 'müller', "o'neil's", 'O’Neil'])
      expect([q, await found(q)]).toEqual([q, ['Muller']])
    expect(await found('2045550102')).toEqual([])
  })

  test('finds answers of every form, and notes until they are changed or removed', async () => {
    const { database, names, send } = await siteWith(kind)
    await send('/api/survey/submit', exitSurvey)
    await send('/api/beta/apply', {
      ...application,
      email: anna.email,
      challenges: 'Crème brûlée [*?] orders, 25-50 a week since 2026-11-17',
    })
    await send('/api/quiz/submit', { ...quiz, contactInfo: { ...anna, name: 'Ben', email: 'ben@example.com' } })
    const { id } = await database.read
      .selectFrom('leads')
      .select('id')
      .where('email_key', '=', 'ben@example.com')
      .executeTakeFirstOrThrow()
    await database.write(transaction =>
      saveNote(
        transaction,
        { leadId: id, noteId: randomUUID(), author: null, text: 'Prefers the Café, not Zoom, 100%.' },
        past,
      ),
    )
    const found = async (q: string) => names(`show=all&q=${encodeURIComponent(q)}`)
    for (const q of ['paper job', '1-2 years', 'creme BRULEE', '[*?]', 'e [*', '25-50', '2026-11-17'])
      expect([q, await found(q)]).toEqual([q, [application.fullName]])
    for (const q of ['cafe, not', '100%']) expect(await found(q)).toEqual(['Ben'])
    for (const q of ['When would you like', 'caf*', 'c?fe', 'c%e', 'c_fe', '[a-z]', '\\', "' or 1=1 --"])
      expect([q, await found(q)]).toEqual([q, []])
  })
})
