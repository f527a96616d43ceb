import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

type Handle = Kysely<Tables>
export type SessionCount = Tables['analytics_counts']
type SessionKind = Omit<SessionCount, 'sessions'>

const kindColumns = ['survey_type', 'is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step'] as const

/** How many sessions of each kind are in a list; a row may hold more than its kind. */
export function countKinds(sessions: readonly SessionKind[], each = 1): SessionCount[] {
  return sumByKind(sessions.map(session => ({ ...session, sessions: each })))
}

function sumByKind(counts: readonly SessionCount[]): SessionCount[] {
  const sums = new Map<string, SessionCount>()
  for (const { survey_type, is_completed, toolkit_opt_in, last_step, furthest_step, sessions } of counts) {
    const kind = { survey_type, is_completed, toolkit_opt_in, last_step, furthest_step }
    const key = JSON.stringify(Object.values(kind))
    sums.set(key, { ...kind, sessions: (sums.get(key)?.sessions ?? 0) + sessions })
  }
  // Everyone touches the rows in this order, so that two transactions never wait for each other.
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
}

/**
 * Adds to the counts, or takes from them where a number is negative. Once per transaction and after the sessions
 * themselves are changed: the order above holds within one call only.
 */
export async function changeCounts(transaction: Handle, changes: readonly SessionCount[]) {
  const changed = sumByKind(changes).filter(({ sessions }) => sessions !== 0)
  if (changed.length === 0) return
  await transaction
    .insertInto('analytics_counts')
    .values(changed)
    .onConflict(conflict =>
      conflict
        .columns([...kindColumns])
        .doUpdateSet(({ ref, eb }) => ({ sessions: eb('analytics_counts.sessions', '+', ref('excluded.sessions')) })),
    )
    .execute()
}

/** A few hundred rows at most, whatever the number of sessions. */
export const readCounts = (read: Handle): Promise<SessionCount[]> =>
  read.selectFrom('analytics_counts').selectAll().where('sessions', '>', 0).execute()
