import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Database } from '#server/db/database.ts'
import { databaseLimitStore } from './database-limit-store.ts'
import { PublicError } from './errors.ts'
import type { LimitStore } from './limit-store.ts'
import { memoryLimitStore } from './memory-limit-store.ts'

/** So many uses per window and visitor address. Windows are fixed: a new one opens with the first use after the last. */
export type LimitRule = { name: string; uses: number; windowMs: number }

export type Limits = {
  /** Counts one use by this visitor; throws 429 when there were too many. */
  take(rule: LimitRule, request: FastifyRequest): Promise<void>
  /** Counts one use by this visitor. Resolves to false if there were too many. */
  allows(rule: LimitRule, request: FastifyRequest): Promise<boolean>
  /** For limits that count failures: take first, so that parallel guesses count, and give back on success. */
  giveBack(rule: LimitRule, request: FastifyRequest): Promise<void>
}

type LimitsOptions = {
  database: Database
  /** The same for all processes that count together. */
  secret: Buffer
}

const clearingIntervalMs = 10 * 60 * 1000

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
}

/** One process counts in its memory; several that share a Postgres count there, so that a limit holds across them. */
export const limitsPlugin = fastifyPlugin(async (app: FastifyInstance, { database, secret }: LimitsOptions) => {
  if (database.kind !== 'postgres') return void app.decorate('limits', limitsOn(memoryLimitStore(), secret))
  const store = databaseLimitStore(database)
  app.decorate('limits', limitsOn(store, secret))
  const clear = () => store.clearEnded().catch(() => undefined)
  const clearing = setInterval(clear, clearingIntervalMs).unref()
  app.addHook('onReady', clear)
  app.addHook('onClose', async () => clearInterval(clearing))
})

const limitsOn = (store: LimitStore, secret: Buffer): Limits => ({
  async take(rule, request) {
    const { uses, windowEndsAt } = await store.take(keyFor(rule, request, secret), rule.windowMs)
    if (uses <= rule.uses) return
    const seconds = Math.max(1, Math.ceil((windowEndsAt - Date.now()) / 1000))
    throw new PublicError(429, 'Too many tries. Please wait a little and try again.', seconds)
  },
  async allows(rule, request) {
    return (await store.take(keyFor(rule, request, secret), rule.windowMs)).uses <= rule.uses
  },
  giveBack: (rule, request) => store.giveBack(keyFor(rule, request, secret)),
})

/** An address is personal data: what is stored cannot be turned back into one without the secret. */
const keyFor = (rule: LimitRule, request: FastifyRequest, secret: Buffer) =>
  createHmac('sha256', secret)
    .update(`${rule.name} ${visitorOf(request.ip)}`)
    .digest('base64url')

/**
 * The visitor that an address stands for. A household or a server has a whole /64 of IPv6 addresses: they count as one.
 * Some proxies add a port or brackets. What's no address counts as one visitor, so that odd headers can't evade limits.
 */
export function visitorOf(address: string) {
  const [, bracketed, ipv4] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? []
  const plain = bracketed ?? ipv4 ?? address
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  // The URL parser spells every address in one way: in hexadecimal, lower case and without leading zeros.
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
