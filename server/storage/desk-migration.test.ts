import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { describeOnEachDatabase, newDatabaseSettings } from '#tests/support/databases.ts'
import * as baseline from './migrations/0001-baseline.ts'
import { openDatabase } from './open-database.ts'

const lead = (name: string, note: string, times: { last: string; answered?: string }, phone = '') => sql`(
  ${name}, ${`${name}@example.com`}, ${`${name}@example.com`}, ${name}, 'Bois Fin', ${phone}, ${name.toLowerCase()},
  ${times.last}, ${times.last}, 'new', ${times.answered ?? null}, ${note})`

const answers = JSON.stringify({ answers: { 'exit-timeline': '1-2 years', gaps: ['Crème brûlée', 'Café'] } })
const quiz = JSON.stringify({ results: [{ question: 'What is a fax?', userAnswer: 'A Machine', attempts: 1 }] })

const form = (id: string, email: string, kind: string, said: string) => sql`(
  ${id}, ${kind}, 'exit', 'Šimůnek', ${email}, ${email}, ${said}, '[]', '2026-01-01T00:00:00.000Z', 'šimůnek')`

/** More than one batch. */
const others = Array.from({ length: 1200 }, (_, index) =>
  lead(`Other${index}`, '', { last: '2026-01-01T00:00:00.000Z' }),
)

describeOnEachDatabase('a database of the first release', kind => {
  test('keeps its notes as the first dated ones, and is folded for the search', async () => {
    const settings = await newDatabaseSettings(kind)
    const first = await openDatabase(settings, { '0001-baseline': baseline })
    await first.write(async transaction => {
      await sql`insert into leads (id, email_key, email, name, business_name, phone, search_text,
        first_submitted_at, last_submitted_at, status, answered_at, note)
        values ${sql.join([
          lead('Šimůnek', 'Likes Crêpes.\nCall late.', { last: '2026-02-01T00:00:00.000Z' }, '+1 (204) 555-0101'),
          lead('Anna', 'Answered', { last: '2026-02-01T00:00:00.000Z', answered: '2026-02-02T00:00:00.000Z' }),
          lead('Ben', '  ', { last: '2026-02-01T00:00:00.000Z' }),
          ...others,
        ])}`.execute(transaction)
      await sql`insert into forms (id, kind, variant, name, email, email_key, answers, consents, submitted_at, search_text)
        values ${sql.join([
          form('1', 'Šimůnek@example.com', 'survey', answers),
          form('2', 'Šimůnek@example.com', 'quiz', quiz),
          form('3', 'Anna@example.com', 'survey', 'damaged {'),
        ])}`.execute(transaction)
    })
    await first.close()

    const { read, close } = await openDatabase(settings)
    onTestFinished(close)
    const notes = await read.selectFrom('lead_notes').selectAll().orderBy('lead_id').execute()
    expect(notes).toEqual([
      expect.objectContaining({ lead_id: 'Anna', text: 'Answered', created_at: '2026-02-02T00:00:00.000Z' }),
      {
        id: 'Šimůnek',
        lead_id: 'Šimůnek',
        text: 'Likes Crêpes.\nCall late.',
        search_text: 'likes crepes.\ncall late.',
        created_at: '2026-02-01T00:00:00.000Z',
        edited_at: null,
      },
    ])
    const leads = await read.selectFrom('leads').selectAll().where('business_name', '=', 'Bois Fin').execute()
    expect(leads).toHaveLength(others.length + 3)
    for (const { name, sort_name } of leads.filter(({ id }) => id.startsWith('Other')))
      expect(sort_name).toBe(name?.toLowerCase())
    const simunek = leads.find(({ id }) => id === 'Šimůnek')
    expect(simunek).toMatchObject({ sort_name: 'simunek', follow_up_on: null, follow_up_note: '', spam_at: null })
    expect(simunek).not.toHaveProperty('note')
    expect(simunek?.search_text.split('\n').toSorted()).toEqual([
      '+1 (204) 555-0101',
      '1-2 years',
      '12045550101',
      'a machine',
      'bois fin',
      'cafe',
      'creme brulee',
      'simunek',
      'simunek@example.com',
    ])
    const forms = await read.selectFrom('forms').select('search_text').orderBy('id').execute()
    expect(forms[0]).toEqual({ search_text: 'exit\nsimunek\nsimunek@example.com' })
  })
})
