import type { Database } from '#server/db/database.ts'

const kind = ['survey_type', 'is_completed', 'toolkit_opt_in', 'last_step', 'furthest_step'] as const

/** The counts that are kept, and the same figures counted anew: they must never differ. */
export async function sessionCounts({ read }: Database) {
  const kept = read.selectFrom('analytics_counts').selectAll().where('sessions', '<>', 0)
  const counted = read
    .selectFrom('analytics_sessions')
    .select([...kind, ({ fn }) => fn.countAll<number>().as('sessions')])
    .groupBy([...kind])
  const inOrder = (rows: object[]) => rows.map(row => JSON.stringify(row, [...kind, 'sessions'])).sort()
  return { kept: inOrder(await kept.execute()), counted: inOrder(await counted.execute()) }
}
