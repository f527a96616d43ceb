import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
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
  /** For limits that count failures: take first, so that parallel guesses count, and give back on success. */
  giveBack(rule: LimitRule, request: FastifyRequest): Promise<void>
}

type LimitsOptions = {
  database: Database
  /** The same for all processes that count together. */
  secret: string
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
  const clearing = setInterval(() => store.clearEnded().catch(() => undefined), clearingIntervalMs).unref()
  app.addHook('onClose', async () => clearInterval(clearing))
})

const limitsOn = (store: LimitStore, secret: string): Limits => ({
  async take(rule, request) {
    const { uses, windowEndsAt } = await store.take(keyFor(rule, request, secret), rule.windowMs)
    if (uses <= rule.uses) return
    const seconds = Math.max(1, Math.ceil((windowEndsAt - Date.now()) / 1000))
    throw new PublicError(429, 'Too many tries. Please wait a little and try again.', seconds)
  },
  giveBack: (rule, request) => store.giveBack(keyFor(rule, request, secret)),
})

/** An address is personal data: what is stored cannot be turned back into one without the secret. */
const keyFor = (rule: LimitRule, request: FastifyRequest, secret: string) =>
  createHmac('sha256', secret)
    .update(`${rule.name} ${visitorOf(request.ip)}`)
    .digest('base64url')

/** A household or a server has a whole /64 of IPv6 addresses: they count as one. */
export function visitorOf(address: string) {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? [] : Array(8 - start.length - end.length).fill('0')
  return [...start, ...middle, ...end].slice(0, 4).join(':')
}
