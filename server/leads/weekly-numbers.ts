import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { BackupStatus } from '#contracts/overview.ts'
import { companyDay, midnight } from '#server/calendar/company-days.ts'
import { companyTime, instantOf } from '#server/calendar/company-time.ts'
import { countUndelivered } from '#server/messages/message-repository.ts'
import type { Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/is-person.ts'
import { isOverdue } from './lead.ts'

export type WeeklyNumbers = Awaited<ReturnType<typeof weeklyNumbers>>

const digestTime = Temporal.PlainTime.from('08:00')
/** A server that was off all Monday still sends it on Tuesday. */
const digestWindowMs = 48 * 3_600_000

/** The Monday whose digest should have been sent by now, or undefined if it's too early or too late. */
export function digestDay(now: Date) {
  const today = companyDay(now)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const sinceMs = now.getTime() - instantOf(monday.toPlainDateTime(digestTime))
  return sinceMs >= 0 && sinceMs < digestWindowMs ? monday : undefined
}

/** The latest day whose follow-ups are due by now: from 8 in the morning on, it's today. */
export function followUpDay(now: Date) {
  const time = companyTime(now.getTime())
  const today = time.toPlainDate()
  return Temporal.PlainTime.compare(time.toPlainTime(), digestTime) < 0 ? today.subtract({ days: 1 }) : today
}

type Counts = {
  newLeads: number
  answered: number
  onTime: number
  overdue: number
  visits: number
  started: number
  completed: number
}

/** In the company's time zone. */
export function weekBefore(monday: Temporal.PlainDate) {
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

export async function weeklyNumbers(
  search: Handle,
  { from, to, firstDay, endDay, nextSunday }: Week,
  now: Date,
  backup: BackupStatus | null,
) {
  const inWeek = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`
  const { rows } = await sql<Counts>`
    select
      (select count(*) from leads where ${isPerson} and ${inWeek('first_submitted_at')}) as "newLeads",
      (select count(*) from leads where ${isPerson} and ${inWeek('answered_at')}) as answered,
      (select count(*) from leads where ${isPerson} and ${inWeek('answered_at')} and answered_at <= due_at) as "onTime",
      (select count(*) from leads where ${isOverdue(now.toISOString())}) as overdue,
      (select coalesce(sum(visits), 0) from page_visits where day >= ${firstDay} and day < ${endDay}) as visits,
      (select count(*) from analytics_sessions where ${inWeek('started_at')}) as started,
      (select count(*) from analytics_sessions where ${inWeek('started_at')} and is_completed = 1) as completed
  `.execute(search)
  const [{ visits, started, completed, ...counts }] = rows as [Counts]
  return {
    from,
    to,
    nextSunday,
    ...counts,
    undelivered: await countUndelivered(search, now.toISOString()),
    funnel: [
      { label: 'Visits', count: visits },
      { label: 'Surveys started', count: started },
      { label: 'Surveys completed', count: completed },
    ],
    backup,
  }
}
