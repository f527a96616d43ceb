import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { prepared } from '#server/db/prepared.ts'
import type { LimitStore } from './limit-store.ts'

type Use = { key: string; now: string; windowEndsAt: string }

const countUse = prepared((handle, { key, now, windowEndsAt }: Use) =>
  handle
    .insertInto('rate_limits')
    .values({ key, uses: 1, window_ends_at: windowEndsAt })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        uses: sql`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.uses + 1 end`,
        window_ends_at: sql`case when rate_limits.window_ends_at <= ${now} then ${windowEndsAt} else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['uses', 'window_ends_at']),
)

/** For processes that share a database. `clearEnded` removes the windows that have passed. */
export function databaseLimitStore(database: Database, now = Date.now): LimitStore & { clearEnded(): Promise<void> } {
  const iso = (time: number) => new Date(time).toISOString()
  return {
    async take(key, windowMs) {
      const use = { key, now: iso(now()), windowEndsAt: iso(now() + windowMs) }
      const { rows } = await database.writeOne(handle => countUse(handle, use))
      const [row] = rows
      if (!row) throw new Error('The use was not counted.')
      return { uses: row.uses, windowEndsAt: Date.parse(row.window_ends_at) }
    },
    clearEnded: () =>
      database.writeOne(async handle => {
        await handle.deleteFrom('rate_limits').where('window_ends_at', '<', iso(now())).execute()
      }),
    giveBack: key =>
      database.writeOne(async handle => {
        await handle
          .updateTable('rate_limits')
          .set({ uses: sql`uses - 1` })
          .where('key', '=', key)
          .where('uses', '>', 0)
          .execute()
      }),
  }
}
