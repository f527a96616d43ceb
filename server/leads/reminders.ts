import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type RawBuilder, sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { hourMs, minuteMs, secondMs } from '#contracts/time.ts'
import { businessDaysAfter } from '#server/calendar/business-days.ts'
import { companyDay, companyTime, instantOf, midnight } from '#server/calendar/company-time.ts'
import { leadUrl, maxListed } from '#server/messages/lead-links.ts'
import {
  countUndelivered,
  insertMessages,
  newMessage,
  type StoredMessage,
} from '#server/messages/message-repository.ts'
import type { Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/sorted-rows.ts'
import { hasFollowUp, hasNoNextStep, isOverdue, isWaiting } from './lead.ts'
import {
  dueSoonEmail,
  followUpEmail,
  overdueEmail,
  type Reminder,
  type WeeklyDigest,
  type WeeklyNumbers,
  weeklyDigestEmail,
} from './reminder-emails.ts'

const digestTime = Temporal.PlainTime.from('08:00')
/** A server that was off all Monday still sends it on Tuesday. */
const digestWindowMs = 48 * hourMs

/** The Monday whose digest should have been sent by now, or undefined if it's too early or too late. */
export function digestDay(now: Date) {
  const today = companyDay(now)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const sinceMs = now.getTime() - instantOf(monday.toPlainDateTime(digestTime))
  return sinceMs >= 0 && sinceMs < digestWindowMs ? monday : undefined
}

/** The latest day whose follow-ups are due by now: from 8 in the morning on, it's today. */
function followUpDay(now: Date) {
  const time = companyTime(now.getTime())
  const today = time.toPlainDate()
  return Temporal.PlainTime.compare(time.toPlainTime(), digestTime) < 0 ? today.subtract({ days: 1 }) : today
}

type Counts = {
  newLeads: number
  answered: number
  onTime: number
  overdue: number
  noNextStep: number
  visits: number
  started: number
  completed: number
}

/** In the company's time zone. */
function weekBefore(monday: Temporal.PlainDate) {
  const firstDay = monday.subtract({ days: 7 })
  return {
    from: midnight(firstDay),
    to: midnight(monday),
    firstDay: firstDay.toString(),
    endDay: monday.toString(),
    nextSunday: monday.add({ days: 6 }).toString(),
  }
}

type Week = ReturnType<typeof weekBefore>

async function countsOf(search: Handle, { from, to, firstDay, endDay }: Week, now: Date) {
  const inWeek = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`
  const { rows } = await sql<Counts>`
    select
      (select count(*) from leads where ${isPerson} and ${inWeek('first_submitted_at')}) as "newLeads",
      (select count(*) from leads where ${isPerson} and ${inWeek('answered_at')}) as answered,
      (select count(*) from leads where ${isPerson} and ${inWeek('answered_at')} and answered_at <= due_at) as "onTime",
      (select count(*) from leads where ${isOverdue(now.toISOString())}) as overdue,
      (select count(*) from leads where ${hasNoNextStep(now.toISOString())}) as "noNextStep",
      (select coalesce(sum(total), 0) from visit_totals
        where day >= ${firstDay} and day < ${endDay} and measure = 'visits' and kind = 'page') as visits,
      (select count(*) from analytics_sessions where ${inWeek('started_at')}) as started,
      (select count(*) from analytics_sessions where ${inWeek('started_at')} and is_completed = 1) as completed
  `.execute(search)
  return (rows as [Counts])[0]
}

async function weeklyNumbers(search: Handle, monday: Temporal.PlainDate, now: Date): Promise<WeeklyNumbers> {
  const { from, to, nextSunday } = weekBefore(monday)
  const [{ visits, started, completed, ...counts }, before] = await Promise.all([
    countsOf(search, weekBefore(monday), now),
    countsOf(search, weekBefore(monday.subtract({ days: 7 })), now),
  ])
  // What was queued a moment ago, such as the reminders of this morning, is about to be sent.
  const anHourAgo = new Date(now.getTime() - hourMs).toISOString()
  return {
    from,
    to,
    nextSunday,
    ...counts,
    newLeadsBefore: before.newLeads,
    undelivered: await countUndelivered(search, anHourAgo),
    funnel: [
      { label: 'Visits', count: visits, before: before.visits },
      { label: 'Surveys started', count: started, before: before.started },
      { label: 'Surveys completed', count: completed, before: before.completed },
    ],
  }
}

const dueSoonBusinessDays = 1

const isDueSoon = (now: string) =>
  sql<boolean>`(${isPerson} and answered_at is null
    and due_at >= ${now} and due_at <= ${businessDaysAfter(now, dueSoonBusinessDays)})`

const isToFollowUp = (now: string) =>
  sql<boolean>`(${hasFollowUp} and follow_up_on <= ${followUpDay(new Date(now)).toString()})`

const kinds = [
  { template: dueSoonEmail.name, time: 'due_at', column: 'due_soon_reminded_for', applies: isDueSoon },
  { template: overdueEmail.name, time: 'due_at', column: 'overdue_reminded_for', applies: isOverdue },
] as const

/** Checks from the start of the server on. */
export const remindersPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { config, outbox, database, clock } = app
  outbox.addEmails({
    templates: [dueSoonEmail, overdueEmail, followUpEmail, weeklyDigestEmail],
    load: email => loadReminder(database.read, email, clock.now().toISOString()),
  })
  if (!config.reminders) return
  app.job('reminders', { firstMs: 5 * secondMs, everyMs: 10 * minuteMs }, createReminders(app).check)
})

/** One reminder per due date, follow-ups each morning until they're done, and a digest on Monday mornings. All in the company's time zone. */
export function createReminders({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) {
  const canEmail = outbox.canSend('email')

  /** Stores the date with the lead, so that it's one reminder per date, whatever restarts or the clock does. */
  async function remind(now: string) {
    for (const { template, time, column, applies } of kinds) {
      const isNew = sql<boolean>`${applies(now)} and ${sql.ref(column)} is distinct from ${sql.ref(time)}`
      if (!(await database.read.selectFrom('leads').select('id').where(isNew).limit(1).executeTakeFirst())) continue
      await database.write(async transaction => {
        const leads = await transaction
          .updateTable('leads')
          .set(({ ref }) => ({ [column]: ref(time) }))
          .where(isNew)
          .returning(`${time} as time`)
          .execute()
        const times = leads.map(({ time }) => time ?? '').sort()
        // Not their ids: there may be more of them than a statement can have parameters.
        const payload = JSON.stringify({ from: times[0], to: times.at(-1) })
        const email = newMessage({ channel: 'email', template, payload, created_at: now })
        if (leads.length > 0) await insertMessages(transaction, [email])
      })
    }
  }

  const isQueued = async (dedupe_key: string) =>
    (await database.read.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupe_key).executeTakeFirst()) !==
    undefined

  /** A follow-up that's planned during the day, for the same day, needs no reminder. */
  let dayWithoutReminder = ''

  /** Those that were missed too, so that none is forgotten. */
  async function followUps(now: string) {
    const day = followUpDay(new Date(now)).toString()
    const dedupe_key = `${followUpEmail.name} ${day}`
    if (day === dayWithoutReminder || (await isQueued(dedupe_key))) return
    const due = await database.read.selectFrom('leads').select('id').where(isToFollowUp(now)).limit(2).execute()
    const [first] = due
    if (!first) {
      dayWithoutReminder = day
      return
    }
    const email = newMessage({
      channel: 'email',
      template: followUpEmail.name,
      dedupe_key,
      created_at: now,
      ...(!canEmail && { status: 'suppressed', last_error: 'No email server is set up.' }),
    })
    const path = due.length === 1 ? leadUrl('', first.id) : '/admin'
    const title = due.length === 1 ? 'A follow-up is due' : 'Follow-ups are due'
    const news = outbox.push.messages({ title, path }, { dedupeKey: dedupe_key, createdAt: now })
    await database.write(transaction => insertMessages(transaction, [email, ...news]))
  }

  async function digest(now: Date) {
    const monday = digestDay(now)
    if (!monday) return
    const dedupe_key = `${weeklyDigestEmail.name} ${monday}`
    if (await isQueued(dedupe_key)) return
    const week = weekBefore(monday)
    // A new site has nothing to report.
    const leads = database.read
      .selectFrom('leads')
      .select('id')
      .where(isPerson)
      .where('first_submitted_at', '<', week.to)
    if (!(await leads.limit(1).executeTakeFirst())) return
    const payload = JSON.stringify(await weeklyNumbers(database.read, monday, now))
    const email = newMessage({
      channel: 'email',
      template: weeklyDigestEmail.name,
      payload,
      dedupe_key,
      created_at: now.toISOString(),
    })
    await database.write(transaction => insertMessages(transaction, [email]))
  }

  return {
    async check(now: Date) {
      await followUps(now.toISOString())
      if (!canEmail) return
      await remind(now.toISOString())
      await digest(now)
    },
  }
}

/** As of now: leaves out leads who were answered, erased or marked as spam in the meantime. */
async function loadReminder(
  read: Handle,
  { template, payload }: StoredMessage,
  now: string,
): Promise<Reminder | WeeklyDigest | undefined> {
  const leadsWho = async (condition: RawBuilder<boolean>, order: 'due_at' | 'follow_up_on') => {
    const leads = read.selectFrom('leads').where(condition)
    const [{ total }, list] = await Promise.all([
      leads.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      leads
        .select(['id', 'name', 'email', 'phone', 'business_name', 'due_at', 'follow_up_on', 'follow_up_note'])
        .orderBy(order)
        .orderBy('id')
        .limit(maxListed)
        .execute(),
    ])
    return { total, list }
  }
  if (template === weeklyDigestEmail.name) {
    const numbers: WeeklyNumbers = JSON.parse(payload ?? '')
    const [waiting, followUps] = await Promise.all([
      leadsWho(isWaiting, 'due_at'),
      leadsWho(sql`(${hasFollowUp} and follow_up_on <= ${numbers.nextSunday})`, 'follow_up_on'),
    ])
    return { ...numbers, now, waiting, followUps }
  }
  const overdue = await leadsWho(isOverdue(now), 'due_at')
  const kind = kinds.find(({ template: name }) => name === template)
  if (!kind) {
    const leads = await leadsWho(isToFollowUp(now), 'follow_up_on')
    return leads.total > 0 ? { leads, overdue } : undefined
  }
  const { from, to }: { from: string; to: string } = JSON.parse(payload ?? '{"from":"","to":""}')
  const date = sql.ref(kind.time)
  const isReminded = sql<boolean>`${date} between ${from} and ${to} and ${sql.ref(kind.column)} = ${date}`
  const leads = await leadsWho(sql`(${isReminded} and ${kind.applies(now)})`, kind.time)
  if (leads.total === 0) return undefined
  return kind.template === overdueEmail.name ? { leads: overdue, overdue: undefined } : { leads, overdue }
}
