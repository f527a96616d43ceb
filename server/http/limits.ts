import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
import { dayMs, minuteMs } from '#contracts/time.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { PublicError } from './errors.ts'

export type LimitRule = { name: string; uses: number; windowMs: number }

export type Limits = {
  take(rules: readonly LimitRule[], request: FastifyRequest): Promise<void>
  allows(rule: LimitRule, request: FastifyRequest): Promise<boolean>
  /** For limits on failures: take first, so that parallel attempts count, and release on success. */
  release(rule: LimitRule, request: FastifyRequest): Promise<void>
}

/** Generous, because a whole office may share an IP address. The daily limit keeps one visitor from filling the disk. */
const submissionLimits: readonly LimitRule[] = [
  { name: 'submission', uses: 60, windowMs: minuteMs },
  { name: 'submissions of a day', uses: 200, windowMs: dayMs },
]

/** An `onRequest` hook, so that requests with an invalid body count too. */
export const limitSubmissions = (app: FastifyInstance) => async (request: FastifyRequest) => {
  await app.limits.take(submissionLimits, request)
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
}

/** Counts in memory, or in Postgres, so that a limit applies to all servers that share it. */
export const limitsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { database, clock, passwords } = app
  const store = database.kind === 'postgres' ? databaseLimitStore(database, clock) : memoryLimitStore(clock)
  // All servers on one database have the same password. A key made once makes each HMAC six times as fast.
  const secret = hkdfSync('sha256', passwords.admin.value, '', 'visitor addresses', 32)
  const key = createSecretKey(Buffer.from(secret))
  app.decorate('limits', createLimits(store, key, clock))
  app.job('cleanup of limits', { firstMs: 0, everyMs: 10 * minuteMs }, () => store.deleteExpired())
})

type Exceeded = { windowEndsAt: number; rememberedUntil: number }

/** Short, because another server may release a use. */
const rememberMs = 5000
const maxRemembered = 10_000

function createLimits(store: LimitStore, secret: KeyObject, clock: Clock): Limits {
  const now = () => clock.now().getTime()

  /** By key. Refused visitors often retry, and each use is a write to the database. */
  const remembered = new Map<string, Exceeded>()

  const remember = (key: string, windowEndsAt: number) => {
    const exceeded = { windowEndsAt, rememberedUntil: Math.min(windowEndsAt, now() + rememberMs) }
    // A map keeps its insertion order: deleting first makes this key the newest.
    remembered.delete(key)
    remembered.set(key, exceeded)
    if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value as string)
    return exceeded
  }

  async function exceededWindows(rules: readonly LimitRule[], request: FastifyRequest) {
    const visitor = visitorKey(request, secret)
    const uses = rules.map(({ name, windowMs }) => ({ key: `${name} ${visitor}`, windowMs }))
    const known = uses.flatMap(({ key }) => remembered.get(key) ?? [])
    const current = known.filter(({ rememberedUntil }) => rememberedUntil > now())
    if (current.length > 0) return current
    const windows = await store.take(uses)
    return windows.flatMap(({ uses: count, windowEndsAt }, index) =>
      count > (rules[index]?.uses ?? 0) ? remember(uses[index]?.key ?? '', windowEndsAt) : [],
    )
  }

  return {
    async take(rules, request) {
      const windows = await exceededWindows(rules, request)
      if (windows.length === 0) return
      const end = Math.max(...windows.map(({ windowEndsAt }) => windowEndsAt))
      const seconds = Math.max(1, Math.ceil((end - now()) / 1000))
      throw new PublicError(429, 'Too many attempts. Try again later.', { retryAfterSeconds: seconds })
    },
    allows: async (rule, request) => (await exceededWindows([rule], request)).length === 0,
    async release(rule, request) {
      const key = `${rule.name} ${visitorKey(request, secret)}`
      remembered.delete(key)
      await store.release(key)
    },
  }
}

/** An IP address is personal data: without the secret, the key can't be reversed. */
const visitorKey = ({ ip }: FastifyRequest, secret: KeyObject) =>
  createHmac('sha256', secret).update(visitorOf(ip)).digest('base64url')

/** An IPv6 /64 is one visitor, and so is anything that isn't an address. Some proxies add a port or brackets. */
export function visitorOf(address: string) {
  const [, bracketed, ipv4] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? []
  const plain = bracketed ?? ipv4 ?? address
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  // The URL parser normalizes IPv6: lower-case hexadecimal without leading zeros.
  const canonical = new URL(`http://[${plain.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical)
  if (mapped) return mapped.slice(1).map(bytesOf).join('.')
  const [head = '', tail] = canonical.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? [] : Array(8 - start.length - end.length).fill('0')
  return [...start, ...middle, ...end].slice(0, 4).join(':')
}

const bytesOf = (group: string) => {
  const number = Number.parseInt(group, 16)
  return `${number >> 8}.${number & 255}`
}

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

/** On Postgres, where a single statement needs no transaction: each would be two more round trips. */
export function databaseLimitStore({ read: handle }: Database, clock: Clock): LimitStore {
  const now = () => clock.now().getTime()
  const iso = (time: number) => new Date(time).toISOString()
  return {
    async take(uses) {
      const values = uses.map(({ key, windowMs }) => sql`(${key}, 1, ${iso(now() + windowMs)})`)
      const { rows } = await sql<Tables['rate_limits']>`
          insert into rate_limits (key, uses, window_ends_at) values ${sql.join(values)}
          on conflict (key) do update set
            uses = case when rate_limits.window_ends_at <= ${iso(now())} then 1 else rate_limits.uses + 1 end,
            window_ends_at = case when rate_limits.window_ends_at <= ${iso(now())}
              then excluded.window_ends_at else rate_limits.window_ends_at end
          returning key, uses, window_ends_at`.execute(handle)
      return uses.map(({ key }) => {
        const row = rows.find(row => row.key === key)
        if (!row) throw new Error("The rate limit wasn't counted.")
        return { uses: row.uses, windowEndsAt: Date.parse(row.window_ends_at) }
      })
    },
    async release(key) {
      await handle
        .updateTable('rate_limits')
        .set({ uses: sql`uses - 1` })
        .where('key', '=', key)
        .where('uses', '>', 0)
        .execute()
    },
    async deleteExpired() {
      await handle.deleteFrom('rate_limits').where('window_ends_at', '<', iso(now())).execute()
    },
  }
}
