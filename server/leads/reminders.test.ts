import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { words } from '#content/all-words.ts'
import { upsertLead } from '#server/forms/upsert-lead.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import type { Database } from '#server/storage/database.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { testApp } from '#tests/support/test-app.ts'
import { weeklyDigestEmail } from './reminder-emails.ts'
import { createReminders, digestDay } from './reminders.ts'

/** Only emails are looked at here. */
const outbox = { canSend: () => true, push: { messages: () => [] } } as unknown as Outbox

// All in summer, when Winnipeg is five hours behind UTC.
const monday = '2026-06-08T14:00:00.000Z'
const due = '2026-06-10T14:00:00.000Z'
const dueSoon = '2026-06-09T14:00:00.000Z'
const overdue = '2026-06-10T14:00:00.001Z'
const nextMonday = '2026-06-15T13:00:00.000Z'

const addLead = (database: Database, name: string, change: { submittedAt?: string; botCheck?: string } = {}) => {
  const form = {
    contact: { name, email: `${name.replaceAll(' ', '.')}@example.com`, phone: null, businessName: `${name} Ltd.` },
    submittedAt: change.submittedAt ?? monday,
    botCheck: change.botCheck ?? null,
    source: { firstPage: null, referrerHost: null },
  }
  return database.write(transaction => upsertLead(transaction, form, 2))
}

const markAnswered = (database: Database, answered_at: string, name = '%') =>
  database.write(transaction =>
    transaction.updateTable('leads').set({ answered_at }).where('name', 'like', name).execute(),
  )

const queued = async (database: Database) => {
  const rows = await database.read.selectFrom('outbox').select('template').orderBy('template').execute()
  return rows.map(({ template }) => template)
}

/** Sends what's queued, as of `now`. */
async function sendQueued(database: Database, now: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  try {
    const smtp = await startEmailServer()
    const env = { SMTP_URL: smtp.url, SITE_URL: 'https://site.test', LEADS_TO: 'team@example.net' }
    const { app } = await testApp({ env, database, outboxTiming: { pollMs: 20 } })
    await database.write(transaction => transaction.updateTable('outbox').set({ next_attempt_at: '2020' }).execute())
    await app.ready()
    const waiting = () => database.read.selectFrom('outbox').select('id').where('status', '=', 'waiting').execute()
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 30_000)
    return smtp.received
  } finally {
    vi.useRealTimers()
  }
}

describe('reminders', () => {
  test('are sent once one business day before the due date, and once after it', async () => {
    const database = await newDatabase('sqlite')
    const { check } = createReminders({ database, outbox })
    await addLead(database, 'Anna Example')
    await check(new Date(Date.parse(dueSoon) - 1))
    expect(await queued(database)).toEqual([])
    await check(new Date(dueSoon))
    await check(new Date(due))
    expect(await queued(database)).toEqual(['due-soon-reminder'])
    await check(new Date(overdue))
    await check(new Date('2026-06-12T00:00:00.000Z'))
    expect(await queued(database)).toEqual(['due-soon-reminder', 'overdue-reminder'])
  })

  test('name how many there are, also when they are more than a statement can have parameters', async () => {
    const database = await newDatabase('sqlite')
    const count = 33_000
    const { id } = await addLead(database, 'Anna Example')
    await database.write(async transaction => {
      const lead = await transaction.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const { id: _id, email_key: _key, ...rest } = lead
      const columns = sql.join(Object.keys(rest).map(name => sql.ref(name)))
      await sql`
        with recursive copies(number) as (select 2 union all select number + 1 from copies where number < ${count})
        insert into leads (id, email_key, ${columns})
        select 'copy ' || number, 'copy ' || number, ${columns} from copies cross join leads where id = ${id}
      `.execute(transaction)
    })
    await createReminders({ database, outbox }).check(new Date(dueSoon))
    const [email] = await sendQueued(database, dueSoon)
    expect(email?.text).toContain(`And ${count - 20} more.`)
  })

  test('skip leads who are answered and possible bots, and start again with a new due date', async () => {
    const database = await newDatabase('sqlite')
    const { check } = createReminders({ database, outbox })
    await addLead(database, 'Anna')
    await addLead(database, 'Bot', { botCheck: 'Too quick.' })
    await markAnswered(database, '2026-06-08T15:00:00.000Z', 'Anna')
    await check(new Date(overdue))
    expect(await queued(database)).toEqual([])
    await addLead(database, 'Anna', { submittedAt: '2026-06-15T14:00:00.000Z' })
    await check(new Date('2026-06-16T15:00:00.000Z'))
    expect((await queued(database)).filter(template => template !== 'weekly-digest')).toEqual(['due-soon-reminder'])
  })

  test('list who is waiting, with a link to each, and leave out who was answered in the meantime', async () => {
    const database = await newDatabase('sqlite')
    for (const name of ['Anna Example', 'Ben Example']) await addLead(database, name)
    await createReminders({ database, outbox }).check(new Date(overdue))
    await markAnswered(database, overdue, 'Ben%')
    const [email, ...others] = await sendQueued(database, overdue)
    expect(others).toEqual([])
    expect(email?.subject).toBe('1 reply is overdue')
    expect(email?.text).toContain('Anna Example, Anna Example Ltd.: was due by Wednesday, June 10, 9 a.m.')
    expect(email?.text).toMatch(/https:\/\/site\.test\/admin\/leads\?lead=[0-9a-f-]{36}/)
    expect(email?.text).not.toContain('Ben')
  })

  test('name everyone who is still overdue, not only who is newly overdue', async () => {
    const database = await newDatabase('sqlite')
    const { check } = createReminders({ database, outbox })
    await addLead(database, 'Anna')
    await check(new Date(overdue))
    await database.write(transaction => transaction.deleteFrom('outbox').execute())
    await addLead(database, 'Ben', { submittedAt: '2026-06-09T14:00:00.000Z' })
    await addLead(database, 'Cem', { submittedAt: '2026-06-10T14:00:00.000Z' })
    const nextDay = '2026-06-11T14:30:00.000Z'
    await check(new Date(nextDay))
    const emails = await sendQueued(database, nextDay)
    const [dueSoonReminder, overdueReminder] = emails.toSorted((a, b) =>
      (a.subject ?? '').localeCompare(b.subject ?? ''),
    )
    expect(dueSoonReminder?.subject).toBe('1 reply due within one business day')
    expect(dueSoonReminder?.text).toMatch(/Cem, Cem Ltd\.: due [\s\S]*Still overdue:[\s\S]*Anna, [\s\S]*Ben, /)
    expect(overdueReminder?.subject).toBe('2 replies are overdue')
    expect(overdueReminder?.text).toMatch(/Anna, [\s\S]*Ben, /)
    expect(overdueReminder?.text).toContain('https://site.test/admin/leads?show=overdue')
  })

  test('of a follow-up are sent at 8 on its day, and each morning until it is done or moved', async () => {
    const database = await newDatabase('sqlite')
    const { check } = createReminders({ database, outbox })
    const setFollowUp = (follow_up_on: string | null) =>
      database.write(transaction =>
        transaction.updateTable('leads').set({ follow_up_on, follow_up_note: 'Ask about <quotes>.' }).execute(),
      )
    const followUps = async () => (await queued(database)).filter(template => template === 'follow-up-reminder').length
    await addLead(database, 'Anna')
    await markAnswered(database, monday)
    await setFollowUp('2026-06-17')
    await check(new Date('2026-06-17T12:59:59.999Z'))
    expect(await followUps()).toBe(0)
    const due = '2026-06-17T13:00:00.000Z'
    await check(new Date(due))
    await check(new Date('2026-06-17T20:00:00.000Z'))
    expect(await followUps()).toBe(1)
    const email = (await sendQueued(database, due)).find(({ subject }) => subject === 'A follow-up is due')
    expect(email?.text).toContain('Anna, Anna Ltd.: Wednesday, June 17 – Ask about <quotes>.: https://site.test/')
    expect(email?.text).toContain('https://site.test/admin/leads?show=follow-up')
    expect(email?.text).not.toContain('overdue')
    await check(new Date('2026-06-18T13:00:00.000Z'))
    expect(await followUps(), 'missed').toBe(2)
    await setFollowUp('2026-06-20')
    await check(new Date('2026-06-19T13:00:00.000Z'))
    expect(await followUps(), 'moved').toBe(2)
    // The server was off that day.
    await check(new Date('2026-06-22T13:00:00.000Z'))
    expect(await followUps()).toBe(3)
  })

  test.each([
    ['cleared', { follow_up_on: null }],
    ['moved to a later day', { follow_up_on: '2026-06-20' }],
    ['marked as spam', { spam_at: monday }],
  ])('of a follow-up are not sent if it was %s before the email went out', async (_case, change) => {
    const database = await newDatabase('sqlite')
    await addLead(database, 'Anna')
    await markAnswered(database, monday)
    const set = (columns: object) =>
      database.write(transaction => transaction.updateTable('leads').set(columns).execute())
    await set({ follow_up_on: '2026-06-17' })
    const due = '2026-06-17T13:00:00.000Z'
    await createReminders({ database, outbox }).check(new Date(due))
    await set(change)
    expect((await sendQueued(database, due)).filter(({ subject }) => subject?.includes('follow-up'))).toEqual([])
  })

  test("of a follow-up don't come right after it was set for today", async () => {
    const database = await newDatabase('sqlite')
    await addLead(database, 'Anna', { submittedAt: '2026-06-16T14:00:00.000Z' })
    await markAnswered(database, '2026-06-16T15:00:00.000Z')
    const { check } = createReminders({ database, outbox })
    await check(new Date('2026-06-17T13:00:00.000Z'))
    await database.write(transaction => transaction.updateTable('leads').set({ follow_up_on: '2026-06-17' }).execute())
    await check(new Date('2026-06-17T13:10:00.000Z'))
    expect(await queued(database)).not.toContain('follow-up-reminder')
    await check(new Date('2026-06-18T13:00:00.000Z'))
    expect(await queued(database)).toContain('follow-up-reminder')
  })

  test('are not sent if everyone was answered before the email went out', async () => {
    const database = await newDatabase('sqlite')
    await addLead(database, 'Anna')
    await createReminders({ database, outbox }).check(new Date(overdue))
    await markAnswered(database, overdue)
    expect(await sendQueued(database, overdue)).toEqual([])
    expect(await database.read.selectFrom('outbox').select(['status', 'last_error']).execute()).toEqual([
      { status: 'suppressed', last_error: 'There was nothing left to report.' },
    ])
  })

  test('report the past week on Monday at 8, in the company time zone', async () => {
    const database = await newDatabase('sqlite')
    const { check } = createReminders({ database, outbox })
    await addLead(database, 'Early', { submittedAt: '2026-06-08T04:59:59.999Z' })
    await addLead(database, 'Anna', { submittedAt: '2026-06-08T05:00:00.000Z' })
    await addLead(database, 'Ben', { submittedAt: '2026-06-12T17:00:00.000Z' })
    await addLead(database, 'Late', { submittedAt: '2026-06-15T05:00:00.000Z' })
    await addLead(database, 'Bot', { submittedAt: '2026-06-09T05:00:00.000Z', botCheck: 'Too quick.' })
    await addLead(database, 'Spam', { submittedAt: '2026-06-09T05:00:00.000Z' })
    await addLead(database, 'Overdue', { submittedAt: '2026-06-01T15:00:00.000Z' })
    const set = (name: string, columns: object) =>
      database.write(transaction => transaction.updateTable('leads').set(columns).where('name', '=', name).execute())
    await set('Spam', { spam_at: monday, follow_up_on: '2026-06-15' })
    await set('Early', { follow_up_on: '2026-06-21', follow_up_note: 'Call again' })
    await set('Anna', { follow_up_on: '2026-06-22' })
    await markAnswered(database, '2026-06-09T12:00:00.000Z', 'Anna')
    await markAnswered(database, '2026-06-12T12:00:00.000Z', 'Early')
    await addLead(database, 'Quiet', { submittedAt: '2026-05-25T15:00:00.000Z' })
    await markAnswered(database, '2026-05-26T15:00:00.000Z', 'Quiet')
    const visits = { measure: 'visits', kind: 'page', name: '/' }
    const days = [
      ['2026-06-07', 100],
      ['2026-06-08', 2],
      ['2026-06-14', 3],
      ['2026-06-15', 100],
    ] as const
    await database.write(transaction =>
      transaction
        .insertInto('visit_totals')
        .values(days.map(([day, count]) => ({ ...visits, day, total: count })))
        .execute(),
    )
    await check(new Date('2026-06-15T12:59:59.999Z'))
    expect((await queued(database)).includes('weekly-digest')).toBe(false)
    await check(new Date(nextMonday))
    const digest = (await sendQueued(database, nextMonday)).find(({ subject }) => subject?.startsWith('Your week'))
    expect(digest?.subject).toBe('Your week: 2 new leads, 1 overdue')
    expect(digest?.text).toContain('June 8 to June 14')
    expect(digest?.text).toMatch(/New leads\n +2 \(2 the week before\)/)
    expect(digest?.text).toMatch(/Without a next step\n +1\n/)
    expect(digest?.text).toMatch(/Not delivered\n +Nothing/)
    expect(digest?.text).toMatch(/Answered\n +2, 1 of them on time/)
    expect(digest?.text).toMatch(
      /Visits\n +5 \(100 the week before\)\nSurveys started\n +0 \(0 the week before\)\nSurveys completed\n +0 \(0 the week before\)\n\n/,
    )
    const people = digest?.text?.split('\n').filter(line => line.startsWith('- ')) ?? []
    expect(people.map(line => line.replace(/: https:.*/, ''))).toEqual([
      '- Overdue, Overdue Ltd.: was due by Wednesday, June 3, 10 a.m.',
      '- Ben, Ben Ltd.: due by Tuesday, June 16, noon',
      '- Late, Late Ltd.: due by the end of Tuesday, June 16',
      '- Early, Early Ltd.: Sunday, June 21 – Call again',
    ])
  })

  test('leave out the digest on a new site, which has no leads from last week', async () => {
    const database = await newDatabase('sqlite')
    await addLead(database, 'Anna', { submittedAt: nextMonday })
    await createReminders({ database, outbox }).check(new Date(nextMonday))
    expect(await queued(database)).toEqual([])
  })
})

describeOnEachDatabase('reminders', kind => {
  test('are sent once by several servers, after restarts and when the clock jumps', async () => {
    const database = await newDatabase(kind)
    for (const name of ['Anna', 'Ben', 'Chloé']) await addLead(database, name)
    await addLead(database, 'Answered', { submittedAt: '2026-05-01T15:00:00.000Z' })
    await markAnswered(database, '2026-05-01T16:00:00.000Z', 'Answered')
    const servers = [1, 2, 3].map(() => createReminders({ database, outbox }))
    const times = [dueSoon, overdue, dueSoon, overdue, nextMonday, '2026-06-08T15:00:00.000Z', nextMonday]
    for (const time of times) await Promise.all(servers.map(({ check }) => check(new Date(time))))
    expect(await queued(database)).toEqual(['due-soon-reminder', 'overdue-reminder', 'weekly-digest', 'weekly-digest'])
    const reminded = await database.read
      .selectFrom('leads')
      .select('name')
      .where('due_soon_reminded_for', 'is not', null)
      .where('overdue_reminded_for', 'is not', null)
      .orderBy('name')
      .execute()
    expect(reminded.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Chloé'])
  })
})

test.each([
  [0, 0, '0'],
  [1, 1, '1, on time'],
  [1, 0, '1, late'],
  [3, 3, '3, all on time'],
  [3, 2, '3, 2 of them on time'],
  [3, 0, '3, none of them on time'],
])('says that of %i answers, %i were on time: %s', (answered, onTime, text) => {
  const week = {
    from: monday,
    to: nextMonday,
    nextSunday: '2026-06-21',
    newLeads: 0,
    overdue: 0,
    undelivered: 0,
    newLeadsBefore: 0,
    noNextStep: 0,
  }
  const none = { total: 0, list: [] }
  const digest = {
    ...week,
    now: nextMonday,
    answered,
    onTime,
    funnel: [],
    waiting: none,
    followUps: none,
  }
  const context = { siteUrl: '', toolkitPassword: '', noticesPerHour: 1, words }
  const { blocks } = weeklyDigestEmail.write(digest, context)
  expect(blocks.flatMap(block => (block.kind === 'facts' ? block.facts : []))).toContainEqual(['Answered', text])
})

test.each([
  ['2026-06-15T12:59:59.999Z', undefined],
  ['2026-06-15T13:00:00.000Z', '2026-06-15'],
  ['2026-06-17T12:59:59.999Z', '2026-06-15'],
  ['2026-06-17T13:00:00.000Z', undefined],
  ['2026-06-21T20:00:00.000Z', undefined],
])('at %s, the digest of %s is due', (now, day) => {
  expect(digestDay(new Date(now))?.toString()).toBe(day)
})
