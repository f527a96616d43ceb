import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'
import { PublicError } from './errors.ts'
import { databaseLimitStore, type LimitStore, memoryLimitStore } from './limit-stores.ts'

export type LimitRule = { name: string; uses: number; windowMs: number }

export type Limits = {
  take(rules: readonly LimitRule[], request: FastifyRequest): Promise<void>
  allows(rule: LimitRule, request: FastifyRequest): Promise<boolean>
  /** For limits on failures: take first, so that parallel attempts count, and release on success. */
  release(rule: LimitRule, request: FastifyRequest): Promise<void>
}

type LimitsOptions = {
  database: Database
  secret: Buffer
}

/** Generous, because a whole office may share an IP address. The daily limit keeps one visitor from filling the disk. */
export const submissionLimits: readonly LimitRule[] = [
  { name: 'submission', uses: 60, windowMs: 60_000 },
  { name: 'submissions of a day', uses: 200, windowMs: 24 * 60 * 60_000 },
]

/** An `onRequest` hook, so that requests with an invalid body count too. */
export const limitSubmissions = (app: FastifyInstance) => async (request: FastifyRequest) => {
  await app.limits.take(submissionLimits, request)
}

const cleanupIntervalMs = 10 * 60 * 1000

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
}

/** Counts in memory, or in Postgres, so that a limit applies to all servers that share it. */
export const limitsPlugin = fastifyPlugin(async (app: FastifyInstance, { database, secret }: LimitsOptions) => {
  const store = database.kind === 'postgres' ? databaseLimitStore(database, app.clock) : memoryLimitStore(app.clock)
  app.decorate('limits', createLimits(store, secret, app.clock))
  const cleanUp = () => store.deleteExpired().catch(() => undefined)
  const stopCleaning = app.clock.every(cleanupIntervalMs, cleanUp)
  app.addHook('onReady', cleanUp)
  app.addHook('onClose', async () => stopCleaning())
})

type Exceeded = { windowEndsAt: number; rememberedUntil: number }

/** Short, because another server may release a use. */
const rememberMs = 5000
const maxRemembered = 10_000

function createLimits(store: LimitStore, secret: Buffer, clock: Clock): Limits {
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
    const uses = rules.map(rule => ({ key: keyFor(rule, request, secret), windowMs: rule.windowMs }))
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
      throw new PublicError(429, 'Too many attempts. Try again later.', seconds)
    },
    allows: async (rule, request) => (await exceededWindows([rule], request)).length === 0,
    async release(rule, request) {
      const key = keyFor(rule, request, secret)
      remembered.delete(key)
      await store.release(key)
    },
  }
}

/** An IP address is personal data: without the secret, the key can't be reversed. */
const keyFor = (rule: LimitRule, request: FastifyRequest, secret: Buffer) =>
  createHmac('sha256', secret)
    .update(`${rule.name} ${visitorOf(request.ip)}`)
    .digest('base64url')

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
