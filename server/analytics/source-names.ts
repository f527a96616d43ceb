import type { FastifyRequest } from 'fastify'
import { otherSource } from '#contracts/constants.ts'
import { companyDay } from '#server/calendar/company-days.ts'
import type { Clock } from '#server/clock.ts'
import type { LimitRule, Limits } from '#server/http/limits.ts'
import type { Database } from '#server/storage/database.ts'
import type { VisitSource } from './visit-source.ts'
import { maxNamesPerDay } from './visit-totals.ts'

export type SourceNames = ReturnType<typeof createSourceNames>

const newNames: LimitRule = { name: 'new names of visits', uses: 5, windowMs: 24 * 60 * 60_000 }

/** A day has room for a limited number of names, so one visitor may add only a few. The rest counts as other. */
export function createSourceNames({ read }: Database, limits: Limits, clock: Clock) {
  let day = ''
  const known = new Set<string>()

  async function limitName(kind: string, name: string, request: FastifyRequest) {
    if (name === '' || name === otherSource) return name
    const today = companyDay(clock.now()).toString()
    if (today !== day) known.clear()
    day = today
    const key = `${kind} ${name}`
    if (known.has(key)) return name
    if (!((await isCounted(today, kind, name)) || (await limits.allows(newNames, request)))) return otherSource
    if (known.size < 2 * maxNamesPerDay) known.add(key)
    return name
  }

  /** By any server. */
  const isCounted = (day: string, kind: string, name: string) =>
    read
      .selectFrom('visit_sources')
      .select('name')
      .where('day', '=', day)
      .where('kind', '=', kind)
      .where('name', '=', name)
      .executeTakeFirst()

  return {
    limit: async ({ referrer, campaign }: VisitSource, request: FastifyRequest): Promise<VisitSource> => ({
      referrer: await limitName('referrer', referrer, request),
      campaign: await limitName('campaign', campaign, request),
    }),
  }
}
