import { type Kysely, sql } from 'kysely'
import type { LeadFigures } from '#contracts/people.ts'
import type { Tables } from '#server/db/tables.ts'
import { PublicError } from '#server/plugins/errors.ts'

type Handle = Kysely<Tables>
type Range = { days: '7' | '30' | '90' | 'all'; zone: string }

/** Leads by the day of their first form, by the page they came to first and by the site that sent them. */
export async function leadFigures(
  read: Handle,
  { days, zone }: Range,
  now = Temporal.Now.instant(),
): Promise<LeadFigures> {
  const today = dayIn(zone, now)
  const first = days === 'all' ? await firstDay(read, zone) : today.subtract({ days: Number(days) - 1 })
  const since = new Date(first.toZonedDateTime(zone).epochMilliseconds).toISOString()
  const [slots, firstPages, referrers] = await Promise.all([
    countBySlot(read, since),
    countBy(read, 'first_page', since),
    countBy(read, 'referrer_host', since),
  ])
  return {
    total: slots.reduce((sum, { leads }) => sum + leads, 0),
    days: inDays(slots, first, today, zone),
    firstPages,
    referrers,
  }
}

function dayIn(zone: string, now: Temporal.Instant) {
  try {
    return now.toZonedDateTimeISO(zone).toPlainDate()
  } catch {
    throw new PublicError(400, 'The time zone must be a name such as America/Winnipeg.')
  }
}

async function firstDay(read: Handle, zone: string) {
  const { oldest } = await read
    .selectFrom('people')
    .select(columns => columns.fn.min('first_submitted_at').as('oldest'))
    .executeTakeFirstOrThrow()
  const instant = oldest ? Temporal.Instant.from(oldest) : Temporal.Now.instant()
  return instant.toZonedDateTimeISO(zone).toPlainDate()
}

/** By quarters of an hour, because a day begins on one in every zone of the world. */
const minutes = sql`substr(first_submitted_at, 15, 2)`
const slot = sql<string>`substr(first_submitted_at, 1, 14) || case
  when ${minutes} < '15' then '00' when ${minutes} < '30' then '15' when ${minutes} < '45' then '30' else '45' end`

const slotAt = (moment: Temporal.ZonedDateTime) => new Date(moment.epochMilliseconds).toISOString().slice(0, 16)

const countBySlot = (read: Handle, since: string) =>
  read
    .selectFrom('people')
    .select(columns => [slot.as('slot'), columns.fn.countAll<number>().as('leads')])
    .where('first_submitted_at', '>=', since)
    .groupBy(slot)
    .orderBy(slot)
    .execute()

const countBy = (read: Handle, column: 'first_page' | 'referrer_host', since: string) =>
  read
    .selectFrom('people')
    .select(columns => [columns.ref(column).as('name'), columns.fn.countAll<number>().as('leads')])
    .where('first_submitted_at', '>=', since)
    .groupBy(column)
    .orderBy('leads', 'desc')
    .orderBy('name')
    .limit(200)
    .execute()

/** Every day from the first to the last, with the leads of its quarters of an hour. */
function inDays(
  slots: ReadonlyArray<{ slot: string; leads: number }>,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  zone: string,
) {
  const days: LeadFigures['days'] = []
  let index = 0
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const end = slotAt(day.add({ days: 1 }).toZonedDateTime(zone))
    let leads = 0
    for (let next = slots[index]; next && next.slot < end; next = slots[index]) {
      leads += next.leads
      index += 1
    }
    days.push({ day: day.toString(), leads })
  }
  return days
}
