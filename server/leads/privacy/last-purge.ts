import { sql } from 'kysely'
import { dayMs } from '#contracts/time.ts'
import type { Database, Handle } from '#server/storage/database.ts'

const settingName = 'last_purge'
/** The server purges every day. If the clock has moved further than this since, it may be wrong. */
const maxMoveDays = 60
/** If the last purge is older than this, purges fail or don't run. */
const lateDays = 2

/** When the last purge was. Before the first one, the time of the newest record. */
export const readLastPurge = async (read: Handle) => (await storedTime(read)) ?? (await newestRecord(read))

/**
 * Stores what the first purge goes by, because records that come later have their time from the same clock. Undefined on
 * an empty site, where nothing is stored: a backup can only be restored into an empty database.
 */
export async function lastPurgeOf({ read, write }: Database, now: Date) {
  const stored = await storedTime(read)
  if (stored) return stored
  const first = await newestRecord(read)
  if (first)
    await write(transaction =>
      transaction
        .insertInto('settings')
        .values(settingAt(first, now))
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    )
  return first
}

export const storeLastPurge = (transaction: Handle, at: Date) =>
  transaction
    .insertInto('settings')
    .values(settingAt(at, at))
    .onConflict(conflict => conflict.column('name').doUpdateSet(settingAt(at, at)))
    .execute()

const settingAt = (time: Date, now: Date) => ({
  name: settingName,
  value: JSON.stringify(time.toISOString()),
  changed_at: now.toISOString(),
})

async function storedTime(read: Handle) {
  const setting = await read.selectFrom('settings').select('value').where('name', '=', settingName).executeTakeFirst()
  return setting && new Date(JSON.parse(setting.value))
}

async function newestRecord(read: Handle) {
  const { rows } = await sql<{ time: string | null }>`
    select max(time) as time from (
      select max(submitted_at) as time from forms
      union all select max(started_at) from analytics_sessions
      union all select max(updated_at) from bookings
      union all select max(at) from audit_log) as newest`.execute(read)
  const time = rows[0]?.time
  return time ? new Date(time) : undefined
}

/** With a clock that's years ahead, everything would look old. */
export function clockDoubt(last: Date, now: Date) {
  if (Math.abs(now.getTime() - last.getTime()) <= maxMoveDays * dayMs) return
  return `The site was last active on ${dayOf(last)}, but the server's clock says that today is ${dayOf(now)}.`
}

export function purgeDelay(last: Date, now: Date) {
  if (now.getTime() - last.getTime() <= lateDays * dayMs) return
  return `The last time was on ${dayOf(last)}. The server's log says why, as "purge failed".`
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
