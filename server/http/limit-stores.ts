import { sql } from 'kysely'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

type Use = { key: string; windowMs: number }
type Window = { uses: number; windowEndsAt: number }

/** Fixed windows per key: each starts with the first use after the previous one ended. */
export type LimitStore = {
  take(uses: readonly Use[]): Promise<Window[]>
  release(key: string): Promise<void>
  deleteExpired(): Promise<void>
}

/** Bounds the memory during an attack. The oldest keys are dropped. */
export const maxKeys = 100_000

export function memoryLimitStore(clock: Clock): LimitStore {
  const now = () => clock.now().getTime()
  const windows = new Map<string, Window>()
  const takeOne = ({ key, windowMs }: Use) => {
    const current = windows.get(key)
    if (current && current.windowEndsAt > now()) {
      current.uses += 1
      return { ...current }
    }
    const started = { uses: 1, windowEndsAt: now() + windowMs }
    // A map keeps its insertion order: deleting first makes this key the newest.
    windows.delete(key)
    windows.set(key, started)
    if (windows.size > maxKeys) windows.delete(windows.keys().next().value as string)
    return { ...started }
  }
  return {
    take: async uses => uses.map(takeOne),
    async release(key) {
      const current = windows.get(key)
      if (current && current.uses > 0) current.uses -= 1
    },
    async deleteExpired() {
      for (const [key, { windowEndsAt }] of windows) if (windowEndsAt <= now()) windows.delete(key)
    },
  }
}

export function databaseLimitStore(database: Database, clock: Clock): LimitStore {
  const now = () => clock.now().getTime()
  const iso = (time: number) => new Date(time).toISOString()
  return {
    async take(uses) {
      const values = uses.map(({ key, windowMs }) => sql`(${key}, 1, ${iso(now() + windowMs)})`)
      const { rows } = await database.write(handle =>
        sql<Tables['rate_limits']>`
          insert into rate_limits (key, uses, window_ends_at) values ${sql.join(values)}
          on conflict (key) do update set
            uses = case when rate_limits.window_ends_at <= ${iso(now())} then 1 else rate_limits.uses + 1 end,
            window_ends_at = case when rate_limits.window_ends_at <= ${iso(now())}
              then excluded.window_ends_at else rate_limits.window_ends_at end
          returning key, uses, window_ends_at`.execute(handle),
      )
      return uses.map(({ key }) => {
        const row = rows.find(row => row.key === key)
        if (!row) throw new Error("The rate limit wasn't counted.")
        return { uses: row.uses, windowEndsAt: Date.parse(row.window_ends_at) }
      })
    },
    release: key =>
      database.write(async handle => {
        await handle
          .updateTable('rate_limits')
          .set({ uses: sql`uses - 1` })
          .where('key', '=', key)
          .where('uses', '>', 0)
          .execute()
      }),
    deleteExpired: () =>
      database.write(async handle => {
        await handle.deleteFrom('rate_limits').where('window_ends_at', '<', iso(now())).execute()
      }),
  }
}
