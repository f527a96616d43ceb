import { describe, expect, test, vi } from 'vitest'
import { upsertLead } from '#server/forms/upsert-lead.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import type { Database } from '#server/storage/database.ts'
import { describeOnEachDatabase, newDatabase } from '#tests/support/databases.ts'
import { startEmailServer } from '#tests/support/email-server.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createReminders } from './reminders.ts'

/** Only emails are looked at here. */
const outbox = { canSend: () => true, push: { messages: () => [] } } as unknown as Outbox

// All in summer, when Winnipeg is five hours behind UTC.
const monday = '2026-06-08T14:00:00.000Z'
const tuesday = '2026-06-09T13:00:00.000Z'
const thursday = '2026-06-11T13:00:00.000Z'
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
  const rows = await database.read
    .selectFrom('outbox')
    .select('template')
    .where('status', '=', 'waiting')
    .orderBy('template')
    .execute()
  return rows.map(({ template }) => template)
}

/** Sends what's due by then. */
async function sendQueued(database: Database, now: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  try {
    const smtp = await startEmailServer()
    const env = { SMTP_URL: smtp.url, SITE_URL: 'https://site.test', LEADS_TO: 'team@example.net' }
    const { app } = await testApp({ env, database, outboxTiming: { pollMs: 20 } })
    await app.ready()
    const due = database.read.selectFrom('outbox').select('id').where('next_attempt_at', '<=', now)
    const waiting = () => due.where('status', '=', 'waiting').execute()
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 30_000)
    return smtp.received
  } finally {
    vi.useRealTimers()
  }
}

describe('reminders', () => {
  test('come each morning at 8, with who is overdue and who is due by the end of the next business day', async () => {
    const database = await newDatabase('sqlite')
    const { check } = createReminders({ database, outbox })
    await addLead(database, 'Anna Example')
    await addLead(database, 'Bot', { botCheck: 'Too quick.' })
    await check(new Date(Date.parse(tuesday) - 1))
    expect(await queued(database), 'not due by the end of Tuesday').toEqual([])
    await check(new Date(tuesday))
    await check(new Date('2026-06-10T04:59:00.000Z'))
    expect(await queued(database)).toEqual(['morning-reminder'])
    const [dueSoon] = await sendQueued(database, tuesday)
    expect(dueSoon?.subject).toBe('1 reply due soon')
    expect(dueSoon?.text).toContain('Anna Example, Anna Example Ltd.: due by Wednesday, June 10, 9 a.m.')
    expect(dueSoon?.text).toMatch(/https:\/\/site\.test\/admin\/leads\?lead=[0-9a-f-]{36}/)
    expect(dueSoon?.text).not.toContain('Bot')
  })

  test('name who is overdue first, without those who were answered in the meantime', async () => {
    const database = await newDatabase('sqlite')
    for (const name of ['Anna Example', 'Ben Example']) await addLead(database, name)
    await addLead(database, 'Cem Example', { submittedAt: '2026-06-10T14:00:00.000Z' })
    await createReminders({ database, outbox }).check(new Date(thursday))
    await markAnswered(database, thursday, 'Ben%')
    const [email] = await sendQueued(database, thursday)
    expect(email?.subject).toBe('1 overdue reply, 1 reply due soon')
    expect(email?.text).toMatch(/Anna Example Ltd\.: was due by Wednesday[\s\S]*Cem Example Ltd\.: due by Friday/)
    expect(email?.text).not.toContain('Ben')
  })

  test('of a follow-up come at 8 on its day, and each morning until it is done or moved', async () => {
    const database = await newDatabase('sqlite')
    const { check } = createReminders({ database, outbox })
    const setFollowUp = (follow_up_on: string | null) =>
      database.write(transaction =>
        transaction.updateTable('leads').set({ follow_up_on, follow_up_note: 'Ask about <quotes>.' }).execute(),
      )
    const reminders = async () => (await queued(database)).filter(template => template === 'morning-reminder').length
    await addLead(database, 'Anna', { submittedAt: '2026-06-16T14:00:00.000Z' })
    await markAnswered(database, '2026-06-16T15:00:00.000Z')
    await setFollowUp('2026-06-17')
    await check(new Date('2026-06-17T12:59:59.999Z'))
    expect(await reminders()).toBe(0)
    const due = '2026-06-17T13:00:00.000Z'
    await check(new Date(due))
    await check(new Date('2026-06-17T20:00:00.000Z'))
    expect(await reminders()).toBe(1)
    await check(new Date('2026-06-18T13:00:00.000Z'))
    expect(await reminders(), 'missed').toBe(2)
    await setFollowUp('2026-06-20')
    await check(new Date('2026-06-19T13:00:00.000Z'))
    expect(await reminders(), 'moved').toBe(2)
    // The server was off that day.
    await check(new Date('2026-06-23T13:00:00.000Z'))
    expect(await reminders()).toBe(3)
    await setFollowUp('2026-06-17')
    const email = (await sendQueued(database, due)).find(({ subject }) => subject === '1 follow-up')
    expect(email?.text).toContain('Anna, Anna Ltd.: Wednesday, June 17 – Ask about <quotes>.: https://site.test/')
  })

  test.each([
    ['cleared', { follow_up_on: null }],
    ['moved to a later day', { follow_up_on: '2026-06-20' }],
    ['marked as spam', { spam_at: monday }],
  ])('are not sent if the only follow-up was %s before the email went out', async (_case, change) => {
    const database = await newDatabase('sqlite')
    await addLead(database, 'Anna', { submittedAt: '2026-06-16T14:00:00.000Z' })
    await markAnswered(database, '2026-06-16T15:00:00.000Z')
    const set = (columns: object) =>
      database.write(transaction => transaction.updateTable('leads').set(columns).execute())
    await set({ follow_up_on: '2026-06-17' })
    const due = '2026-06-17T13:00:00.000Z'
    await createReminders({ database, outbox }).check(new Date(due))
    await set(change)
    expect(await sendQueued(database, due)).toEqual([])
    expect(await database.read.selectFrom('outbox').select(['status', 'last_error']).execute()).toEqual([
      { status: 'suppressed', last_error: 'There was nothing left to report.' },
    ])
  })

  test("don't come right after a follow-up was set for today", async () => {
    const database = await newDatabase('sqlite')
    await addLead(database, 'Anna', { submittedAt: '2026-06-16T14:00:00.000Z' })
    await markAnswered(database, '2026-06-16T15:00:00.000Z')
    const { check } = createReminders({ database, outbox })
    await check(new Date('2026-06-17T13:00:00.000Z'))
    await database.write(transaction => transaction.updateTable('leads').set({ follow_up_on: '2026-06-17' }).execute())
    await check(new Date('2026-06-17T13:10:00.000Z'))
    expect(await queued(database)).toEqual([])
    await check(new Date('2026-06-18T13:00:00.000Z'))
    expect(await queued(database)).toEqual(['morning-reminder'])
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
    await database.write(transaction => transaction.deleteFrom('outbox').execute())
    await check(new Date(nextMonday))
    const digest = (await sendQueued(database, nextMonday)).find(({ subject }) => subject?.startsWith('Your week'))
    expect(digest?.subject).toBe('Your week: 2 new leads, 1 overdue')
    expect(digest?.text).toContain('June 8 to June 14')
    expect(digest?.text).toMatch(/New leads\n +2 \(2 the week before\)/)
    expect(digest?.text).toMatch(/Without a next step\n +1\n/)
    expect(digest?.text).toMatch(/Not delivered\n +Nothing/)
    expect(digest?.text).toMatch(/Answered\n +2, 1 of them on time\n/)
    expect(digest?.text).toMatch(
      /Visits\n +5 \(100 the week before\)\nSurveys started\n +0 \(0 the week before\)\nSurveys completed\n +0 \(0 the week before\)\n\n/,
    )
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
    const servers = [1, 2, 3].map(() => createReminders({ database, outbox }))
    const times = [tuesday, thursday, tuesday, thursday, nextMonday, tuesday, nextMonday]
    for (const time of times) await Promise.all(servers.map(({ check }) => check(new Date(time))))
    expect(await queued(database)).toEqual([...Array(3).fill('morning-reminder'), 'weekly-digest'])
  })
})
