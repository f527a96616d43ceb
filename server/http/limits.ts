import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { dayMs, minuteMs } from '#contracts/time.ts'
import type { Clock } from '#server/clock.ts'
import { PublicError } from './errors.ts'

export type LimitRule = { name: string; uses: number; windowMs: number }

export type Limits = {
  take(rules: readonly LimitRule[], request: FastifyRequest): void
  /** For limits on failures: take first, so that parallel attempts count, and release on success. */
  release(rule: LimitRule, request: FastifyRequest): void
}

/** Generous, because a whole office may share an IP address. The daily limit keeps one visitor from filling the disk. */
const submissionLimits: readonly LimitRule[] = [
  { name: 'submission', uses: 60, windowMs: minuteMs },
  { name: 'submissions of a day', uses: 200, windowMs: dayMs },
]

/** An `onRequest` hook, so that requests with an invalid body count too. */
export const limitSubmissions = (app: FastifyInstance) => async (request: FastifyRequest) => {
  app.limits.take(submissionLimits, request)
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
}

/** Every server counts in memory, because a count in the database would cost each form a round trip. */
export const limitsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { clock, passwords } = app
  const counts = createCounts(clock)
  // All servers on one database have the same password. A key made once makes each HMAC six times as fast.
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', passwords.admin.value, '', 'visitor addresses', 32)))
  const entryFor = ({ name, windowMs }: LimitRule, visitor: string): Entry => ({ key: `${name} ${visitor}`, windowMs })
  app.decorate('limits', {
    take(rules, request) {
      const visitor = visitorKey(request, secret)
      const ends = rules.flatMap(rule => {
        const { uses, windowEndsAt } = counts.take(entryFor(rule, visitor))
        return uses > rule.uses ? [windowEndsAt] : []
      })
      if (ends.length === 0) return
      const seconds = Math.max(1, Math.ceil((Math.max(...ends) - clock.now().getTime()) / 1000))
      throw new PublicError(429, 'Too many attempts. Try again later.', { retryAfterSeconds: seconds })
    },
    release: (rule, request) => counts.release(entryFor(rule, visitorKey(request, secret)).key),
  })
  app.job('cleanup of limits', { firstMs: 0, everyMs: 10 * minuteMs }, async () => counts.deleteExpired())
})

/** An IP address is personal data: without the secret, the key can't be reversed. */
const visitorKey = ({ ip }: FastifyRequest, secret: KeyObject) =>
  createHmac('sha256', secret).update(visitorOf(ip)).digest('base64url')

/** An IPv6 /64 is one visitor, and so is anything that isn't an address. Some proxies add a port or brackets. */
export function visitorOf(address: string) {
  const [, bracketed, ipv4] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? []
  const plain = (bracketed ?? ipv4 ?? address).replace(/^::ffff:(?=[\d.]+$)/i, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  // The URL parser normalizes IPv6: lower-case hexadecimal without leading zeros.
  const canonical = new URL(`http://[${plain.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? [] : Array(8 - start.length - end.length).fill('0')
  return [...start, ...middle, ...end].slice(0, 4).join(':')
}

/** Fixed windows per key: each starts with the first use after the previous one ended. */
type Entry = { key: string; windowMs: number }
type Window = { uses: number; windowEndsAt: number }

/** Bounds the memory during an attack. The oldest keys are dropped. */
export const maxKeys = 100_000

export function createCounts(clock: Clock) {
  const now = () => clock.now().getTime()
  const windows = new Map<string, Window>()
  return {
    take({ key, windowMs }: Entry): Window {
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
    },
    release(key: string) {
      const current = windows.get(key)
      if (current && current.uses > 0) current.uses -= 1
    },
    deleteExpired() {
      for (const [key, { windowEndsAt }] of windows) if (windowEndsAt <= now()) windows.delete(key)
    },
  }
}
