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

/** By measure, kind and name, joined by spaces: JSON in JSON takes four times as long to parse. Only names have spaces. */
export type DayTotals = { day: string; leads: number; counts: Record<string, number> }

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
  const known = new Map(rows.map(({ day, totals }) => [day, totals]))
  const counted: DayTotals[] = []
  for (let day = from; Temporal.PlainDate.compare(day, today) < 0; day = day.add({ days: 1 })) {
    const totals = known.get(day.toString())
    counted.push(totals ? JSON.parse(totals) : await storeDay(database, day, ownHost))
  }
  return [...counted, await countDay(database.read, today, ownHost)]
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
async function storeDay({ kind, read, write }: Database, day: Day, ownHost: string) {
  // Visitors are answered between two days: SQLite answers at once, without a turn of the event loop.
  await setImmediate()
  try {
    return await write(async transaction => {
      if (kind === 'postgres')
        await sql`lock table analytics_sessions, leads, bookings in share mode nowait`.execute(transaction)
      const counted = await countDay(transaction, day, ownHost)
      await transaction
        .insertInto('day_totals')
        .values({ day: counted.day, totals: JSON.stringify(counted) })
        .onConflict(conflict => conflict.column('day').doUpdateSet({ totals: sql`excluded.totals` }))
        .execute()
      return counted
    })
  } catch (error) {
    const isLocked = (error as { code?: string }).code === '55P03'
    if (!isLocked) throw error
    return countDay(read, day, ownHost)
  }
}

async function countDay(handle: Handle, day: Day, ownHost: string): Promise<DayTotals> {
  const sessions = await handle
    .selectFrom('analytics_sessions')
    .select(['is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('started_day', '=', day.toString())
    .groupBy(['is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step', 'survey_type'])
    .execute()
  const { rows: leads } = await sql<CountedLead>`
    select first_form, first_page, referrer_host, campaign, status, exists (
      select 1 from bookings where lead_id = leads.id and canceled_at is null) as has_call from leads
    where ${isPerson} and first_submitted_at >= ${midnight(day)}
      and first_submitted_at < ${midnight(day.add({ days: 1 }))}`.execute(handle)
  const counts: DayTotals['counts'] = {}
  const add = (measure: string, kind: string, name: string, total = 1) => {
    const key = `${measure} ${kind} ${name}`
    counts[key] = (counts[key] ?? 0) + total
  }
  for (const { survey_type, is_completed, toolkit_opt_in, last_step, furthest_step, total } of sessions) {
    add('sessions', survey_type, '', total)
    add('furthest', survey_type, `${furthest_step}`, total)
    if (is_completed) add('finished', survey_type, '', total)
    else add('left', survey_type, `${last_step}`, total)
    if (is_completed && toolkit_opt_in) add('toolkit', survey_type, '', total)
  }
  for (const lead of leads) {
    const isWon = lead.status === 'won'
    // A status that was set by hand says nothing about the one before; a call that's stored does.
    const isBooked = isWon || lead.status === 'booked' || lead.has_call
    for (const { kind, name } of [{ kind: 'page', name: lead.first_page ?? '' }, sourceOfLead(lead, ownHost)]) {
      add('leads', kind, name)
      if (isBooked) add('booked', kind, name)
      if (isWon) add('won', kind, name)
    }
  }
  return { day: day.toString(), leads: leads.length, counts }
}

export function totalsOf(days: readonly DayTotals[]): Total[] {
  const sums = new Map<string, number>()
  for (const { counts } of days)
    for (const [key, count] of Object.entries(counts)) sums.set(key, (sums.get(key) ?? 0) + count)
  return [...sums].map(([key, total]) => {
    const [measure = '', kind = '', ...name] = key.split(' ')
    return { measure, kind, name: name.join(' '), total }
  })
}

type CountedLead = Pick<Tables['leads'], 'first_form' | 'first_page' | 'referrer_host' | 'campaign' | 'status'> & {
  has_call: number | boolean
}

const sourceOfLead = ({ first_form, referrer_host, campaign }: CountedLead, ownHost: string) =>
  first_form === 'booking' || first_form === 'added'
    ? { kind: first_form, name: '' }
    : sourceOf({ referrerHost: referrer_host ?? '', utmCampaign: campaign ?? '' }, [ownHost])
