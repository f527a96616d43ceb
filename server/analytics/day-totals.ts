import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { DateRange } from '#contracts/lists.ts'
import { companyDay, firstDayOf, midnight } from '#server/calendar/company-time.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/sorted-rows.ts'
import type { Tables } from '#server/storage/tables.ts'
import { sourceOf } from './sources.ts'

type Day = Temporal.PlainDate

/**
 * So many, as in `visit_totals`. Of a survey by its type: sessions, those finished, toolkits asked for, and by step, where
 * open ones were last and how far all got, also of possible bots and spam. Of leads by where they came from, and again by
 * first page: leads, booked and won, on the day of their first form, without possible bots and spam.
 */
export type Total = Omit<Tables['visit_totals'], 'day'>

/** The key has the measure, the kind and the name. */
export type DayTotals = { day: string; leads: number; counts: Record<string, number> }

/** Counting these takes a few milliseconds, during which SQLite and writers to the same tables wait. */
const daysPerBatch = 5
/** Older rows come from a clock that was wrong. */
const maxYears = 5

export type TotalsSource = { database: Database; ownHost: string; now: Date }

/**
 * The days of a range up to today, oldest first. `before`: also as many days before it. Past days are stored once they're
 * counted, because a million sessions take a fifth of a second.
 */
export async function readDays(
  { database, ownHost, now }: TotalsSource,
  { days }: DateRange,
  { before = false } = {},
): Promise<DayTotals[]> {
  const today = companyDay(now)
  const first = firstDayOf({ days }, today) ?? (await firstCounted(database.read, today))
  const from = before ? first.subtract({ days: today.since(first).days + 1 }) : first
  const rows = await database.read
    .selectFrom('day_totals')
    .selectAll()
    .where('day', '>=', from.toString())
    .where('day', '<', today.toString())
    .execute()
  const known = new Map(rows.map(({ day, totals }): [string, DayTotals] => [day, JSON.parse(totals)]))
  const past: Day[] = []
  for (let day = from; Temporal.PlainDate.compare(day, today) < 0; day = day.add({ days: 1 })) past.push(day)
  const missing = past.filter(day => !known.has(day.toString()))
  for (let index = 0; index < missing.length; index += daysPerBatch) {
    for (const totals of await storeDays(database, missing.slice(index, index + daysPerBatch), ownHost))
      known.set(totals.day, totals)
    await setImmediate()
  }
  const stored = past.flatMap(day => known.get(day.toString()) ?? [])
  return [...stored, ...(await countDays(database.read, [today], ownHost))]
}

/** Two weeks ago at the latest: the report compares the last one with the one before. */
async function firstCounted(read: Handle, today: Day) {
  const { rows } = await sql<{ session: string | null; lead: string | null }>`
    select (select min(started_day) from analytics_sessions) as session,
      (select min(first_submitted_at) from leads) as lead`.execute(read)
  const lead = rows[0]?.lead
  const twoWeeks = today.subtract({ days: 13 }).toString()
  const days = [rows[0]?.session, lead && companyDay(lead).toString(), twoWeeks].filter(Boolean) as string[]
  const oldest = today.subtract({ years: maxYears }).toString()
  const first = days.sort()[0] ?? oldest
  return Temporal.PlainDate.from(first < oldest ? oldest : first)
}

/** On Postgres, someone who's writing could change a day after it's counted and before it's stored. Then it isn't stored. */
async function storeDays({ kind, read, write }: Database, days: readonly Day[], ownHost: string) {
  try {
    return await write(async transaction => {
      if (kind === 'postgres')
        await sql`lock table analytics_sessions, leads, bookings in share mode nowait`.execute(transaction)
      const counted = await countDays(transaction, days, ownHost)
      const rows = counted.map(totals => ({ day: totals.day, totals: JSON.stringify(totals) }))
      await transaction
        .insertInto('day_totals')
        .values(rows)
        .onConflict(conflict => conflict.column('day').doUpdateSet({ totals: sql`excluded.totals` }))
        .execute()
      return counted
    })
  } catch (error) {
    const isLocked = (error as { code?: string }).code === '55P03'
    if (!isLocked) throw error
    return countDays(read, days, ownHost)
  }
}

/** The days needn't follow each other. */
async function countDays(handle: Handle, days: readonly Day[], ownHost: string): Promise<DayTotals[]> {
  const sessions = await handle
    .selectFrom('analytics_sessions')
    .select(['started_day', 'is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'])
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .where(
      'started_day',
      'in',
      days.map(day => day.toString()),
    )
    .groupBy(['started_day', 'is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'])
    .execute()
  const { rows: leads } = await sql<CountedLead>`
    select first_submitted_at, first_form, first_page, referrer_host, campaign, status, exists (
      select 1 from bookings where lead_id = leads.id and canceled_at is null) as has_call from leads
    where ${isPerson} and (${sql.join(days.map(isOnDay), sql` or `)})`.execute(handle)
  const leadsOf = Map.groupBy(leads, ({ first_submitted_at }) => companyDay(first_submitted_at).toString())
  const sessionsOf = Map.groupBy(sessions, ({ started_day }) => started_day)
  return days.map(String).map(day => {
    const leadsOfDay = leadsOf.get(day) ?? []
    const totals = [...(sessionsOf.get(day) ?? []).flatMap(sessionTotals), ...leadsOfDay.flatMap(leadTotals(ownHost))]
    return { day, leads: leadsOfDay.length, counts: addUp(totals) }
  })
}

function addUp(totals: readonly Total[]) {
  const counts: DayTotals['counts'] = {}
  for (const { measure, kind, name, total } of totals) {
    const key = JSON.stringify([measure, kind, name])
    counts[key] = (counts[key] ?? 0) + total
  }
  return counts
}

export function totalsOf(days: readonly DayTotals[]): Total[] {
  const sums = new Map<string, number>()
  for (const { counts } of days)
    for (const [key, count] of Object.entries(counts)) sums.set(key, (sums.get(key) ?? 0) + count)
  return [...sums].map(([key, total]) => {
    const [measure, kind, name] = JSON.parse(key)
    return { measure, kind, name, total }
  })
}

const isOnDay = (day: Day) =>
  sql`(first_submitted_at >= ${midnight(day)} and first_submitted_at < ${midnight(day.add({ days: 1 }))})`

type CountedSessions = Pick<
  Tables['analytics_sessions'],
  'survey_type' | 'is_completed' | 'toolkit_opt_in' | 'last_step' | 'furthest_step'
> & { sessions: number }

function sessionTotals(row: CountedSessions): Total[] {
  const of = (measure: string, name = '') => ({ measure, kind: row.survey_type, name, total: row.sessions })
  return [
    of('sessions'),
    of('furthest', `${row.furthest_step}`),
    row.is_completed ? of('finished') : of('left', `${row.last_step}`),
    ...(row.is_completed && row.toolkit_opt_in ? [of('toolkit')] : []),
  ]
}

type CountedLead = Pick<
  Tables['leads'],
  'first_submitted_at' | 'first_form' | 'first_page' | 'referrer_host' | 'campaign' | 'status'
> & { has_call: number | boolean }

const leadTotals = (ownHost: string) => (lead: CountedLead) => {
  const { first_page, status, has_call } = lead
  // A status that was set by hand says nothing about the one before; a call that's stored does.
  const isBooked = status === 'booked' || status === 'won' || has_call
  const measures = ['leads', ...(isBooked ? ['booked'] : []), ...(status === 'won' ? ['won'] : [])]
  const origins = [{ kind: 'page', name: first_page ?? '' }, sourceOfLead(lead, ownHost)]
  return origins.flatMap(origin => measures.map(measure => ({ measure, ...origin, total: 1 })))
}

const sourceOfLead = ({ first_form, referrer_host, campaign }: CountedLead, ownHost: string) =>
  first_form === 'booking' || first_form === 'added'
    ? { kind: first_form, name: '' }
    : sourceOf({ referrerHost: referrer_host ?? '', utmCampaign: campaign ?? '' }, [ownHost])
