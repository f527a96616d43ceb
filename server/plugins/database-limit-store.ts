import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { LimitStore } from './limit-store.ts'

/** For processes that share a database. `clearEnded` removes the windows that have passed. */
export function databaseLimitStore(database: Database, now = Date.now): LimitStore & { clearEnded(): Promise<void> } {
  const iso = (time: number) => new Date(time).toISOString()
  return {
    take: (key, windowMs) =>
      database.write(async transaction => {
        const at = iso(now())
        const fresh = { key, uses: 1, window_ends_at: iso(now() + windowMs) }
        const row = await transaction
          .insertInto('rate_limits')
          .values(fresh)
          .onConflict(conflict =>
            conflict.column('key').doUpdateSet({
              uses: sql`case when rate_limits.window_ends_at <= ${at} then 1 else rate_limits.uses + 1 end`,
              window_ends_at: sql`case when rate_limits.window_ends_at <= ${at} then ${fresh.window_ends_at} else rate_limits.window_ends_at end`,
            }),
          )
          .returning(['uses', 'window_ends_at'])
          .executeTakeFirstOrThrow()
        return { uses: row.uses, windowEndsAt: Date.parse(row.window_ends_at) }
      }),
    clearEnded: () =>
      database.write(async transaction => {
        await transaction.deleteFrom('rate_limits').where('window_ends_at', '<', iso(now())).execute()
      }),
    giveBack: key =>
      database.write(async transaction => {
        await transaction
          .updateTable('rate_limits')
          .set({ uses: sql`uses - 1` })
          .where('key', '=', key)
          .where('uses', '>', 0)
          .execute()
      }),
  }
}
