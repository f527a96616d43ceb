import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type RawBuilder, sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { hourMs, minuteMs, secondMs } from '#contracts/time.ts'
import { replyDueAt } from '#server/calendar/business-days.ts'
import { companyTime, midnight } from '#server/calendar/company-time.ts'
import { leadUrl, maxListed } from '#server/messages/lead-links.ts'
import { countUndelivered, insertMessages, newMessage } from '#server/messages/message-repository.ts'
import type { Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/sorted-rows.ts'
import { hasFollowUp, hasNoNextStep, isOverdue, isWaiting } from './lead.ts'
import { morningReminder, type Reminder, type WeekCounts, type WeeklyDigest, weeklyDigest } from './reminder-emails.ts'

const morning = Temporal.PlainTime.from('08:00')

/** The latest day that has reached its morning, in the company's time zone. */
function reminderDay(now: Date) {
  const time = companyTime(now.getTime())
  const today = time.toPlainDate()
  return Temporal.PlainTime.compare(time.toPlainTime(), morning) < 0 ? today.subtract({ days: 1 }) : today
}

function digestMonday(now: Date) {
  const day = reminderDay(now)
  return day.subtract({ days: day.dayOfWeek - 1 })
}

function weekBefore(monday: Temporal.PlainDate) {
  const firstDay = monday.subtract({ days: 7 })
  return { from: midnight(firstDay), to: midnight(monday), firstDay: firstDay.toString(), endDay: monday.toString() }
}

type Week = ReturnType<typeof weekBefore>

async function countsOf(search: Handle, { from, to, firstDay, endDay }: Week, now: Date) {
  const inWeek = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`
  const { rows } = await sql<WeekCounts>`
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
  return (rows as [WeekCounts])[0]
}

async function loadDigest(read: Handle, monday: Temporal.PlainDate, now: Date): Promise<WeeklyDigest> {
  const week = weekBefore(monday)
  const [counts, before] = await Promise.all([
    countsOf(read, week, now),
    countsOf(read, weekBefore(monday.subtract({ days: 7 })), now),
  ])
  // What was queued a moment ago, such as the reminder of this morning, is about to be sent.
  const anHourAgo = new Date(now.getTime() - hourMs).toISOString()
  return {
    from: week.from,
    to: week.to,
    counts,
    before,
    undelivered: await countUndelivered(read, anHourAgo),
  }
}

/** As of now: leaves out leads who were answered, erased or marked as spam in the meantime. Undefined if none is left. */
async function loadReminder(read: Handle, now: Date): Promise<Reminder | undefined> {
  const at = now.toISOString()
  const day = reminderDay(now)
  const endOfNextBusinessDay = replyDueAt(midnight(day.add({ days: 1 })), 1)
  const [overdue, dueSoon, followUps] = await Promise.all([
    leadsWho(read, isOverdue(at), 'due_at'),
    leadsWho(read, sql`(${isWaiting} and due_at between ${at} and ${endOfNextBusinessDay})`, 'due_at'),
    leadsWho(read, sql`(${hasFollowUp} and follow_up_on <= ${day.toString()})`, 'follow_up_on'),
  ])
  const isEmpty = [overdue, dueSoon, followUps].every(({ total }) => total === 0)
  return isEmpty ? undefined : { overdue, dueSoon, followUps }
}

async function leadsWho(read: Handle, condition: RawBuilder<boolean>, order: 'due_at' | 'follow_up_on') {
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

/** Checks from the start of the server on. */
export const remindersPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { config, outbox, database, clock } = app
  outbox.addEmails({ templates: [morningReminder], load: () => loadReminder(database.read, clock.now()) })
  outbox.addEmails({
    templates: [weeklyDigest],
    load: ({ created_at }) => loadDigest(database.read, digestMonday(new Date(created_at)), clock.now()),
  })
  if (!config.reminders) return
  app.job('reminders', { firstMs: 5 * secondMs, everyMs: 10 * minuteMs }, createReminders(app).check)
})

/** One reminder each morning that there's someone to get back to, and a digest of the week on Mondays. */
export function createReminders({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) {
  const { read } = database
  const canEmail = outbox.canSend('email')

  const isQueued = async (dedupe_key: string) =>
    (await read.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupe_key).executeTakeFirst()) !== undefined

  async function remind(now: Date) {
    const dedupe_key = `${morningReminder.name} ${reminderDay(now)}`
    if (await isQueued(dedupe_key)) return
    const created_at = now.toISOString()
    const reminder = await loadReminder(read, now)
    // Stored in any case: what's planned during the day for the same day needs no reminder.
    const email = newMessage({
      channel: 'email',
      template: morningReminder.name,
      dedupe_key,
      created_at,
      ...(!(canEmail && reminder) && { status: 'suppressed', last_error: 'There was nothing to report.' }),
    })
    const [first, ...others] = reminder?.followUps.list ?? []
    const news = first
      ? outbox.push.messages(
          others.length === 0
            ? { title: 'A follow-up is due', path: leadUrl('', first.id) }
            : { title: 'Follow-ups are due', path: '/admin' },
          { dedupeKey: dedupe_key, createdAt: created_at },
        )
      : []
    await database.write(transaction => insertMessages(transaction, [email, ...news]))
  }

  async function sendDigest(now: Date) {
    const monday = digestMonday(now)
    const dedupe_key = `${weeklyDigest.name} ${monday}`
    if (await isQueued(dedupe_key)) return
    // A new site has nothing to report.
    const leads = read.selectFrom('leads').select('id').where(isPerson)
    if (!(await leads.where('first_submitted_at', '<', midnight(monday)).limit(1).executeTakeFirst())) return
    const email = newMessage({
      channel: 'email',
      template: weeklyDigest.name,
      dedupe_key,
      created_at: now.toISOString(),
    })
    await database.write(transaction => insertMessages(transaction, [email]))
  }

  return {
    async check(now: Date) {
      await remind(now)
      if (canEmail) await sendDigest(now)
    },
  }
}
