import { type RawBuilder, sql } from 'kysely'
import { retention } from '#content/retention.ts'
import type { Handle } from '#server/storage/database.ts'

const hours = 3_600_000
const days = 24 * hours
/** A day between two purges, 18 hours until a killed server is back, and 12 by which a clock is behind. */
const purgedWithinMs = (24 + 18 + 12) * hours

export function monthsBefore(ms: number, months: number) {
  const date = new Date(ms)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.getTime()
}

/** Nothing is older than the privacy policy says, and nothing is left of what was purged or erased. */
export async function checkRetention(read: Handle, now: number) {
  const lastPurge = now - purgedWithinMs
  const before = (months: number) => new Date(monthsBefore(lastPurge, months)).toISOString()
  const none = async (what: string, found: RawBuilder<{ count: number }>) => {
    const { rows } = await found.execute(read)
    if (Number(rows[0]?.count) > 0) throw new Error(`There shouldn't be ${rows[0]?.count} ${what}.`)
  }
  const old = (table: string, time: string, limit: string) =>
    none(
      `${table} from before ${limit}`,
      sql`select count(*) as count from ${sql.table(table)} where ${sql.ref(time)} < ${limit}`,
    )
  const leads = before(retention.leadMonths)
  await old('forms', 'submitted_at', leads)
  await old('outbox', 'created_at', leads)
  await old('leads', 'last_submitted_at', leads)
  await old('bookings', 'updated_at', leads)
  await old('consents', 'submitted_at', before(retention.consentMonths))
  await old('analytics_sessions', 'started_at', before(retention.analyticsMonths))
  await old('audit_log', 'at', before(retention.auditMonths))
  // A day's counters are purged as a whole, when the day is over.
  for (const table of ['page_visits', 'form_visits', 'visit_sources', 'plan_uses'])
    await old(table, 'day', before(retention.visitMonths).slice(0, 10))
  await old('plan_links', 'expires_at', new Date(lastPurge).toISOString())
  const keys = new Date(lastPurge - retention.idempotencyKeyDays * days).toISOString()
  await none(
    'old idempotency keys',
    sql`select count(*) as count from forms where idempotency_key is not null and submitted_at < ${keys}`,
  )
  const left = (table: string, column: string, owner: string) =>
    none(
      `${table} without their ${owner}`,
      sql`select count(*) as count from ${sql.table(table)}
        where ${sql.ref(column)} not in (select id from ${sql.table(owner)})`,
    )
  await left('lead_notes', 'lead_id', 'leads')
  await left('bookings', 'lead_id', 'leads')
  await left('plan_links', 'form_id', 'forms')
}
