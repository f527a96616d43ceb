import { Temporal } from 'temporal-polyfill'
import { listedPages } from '#content/listed-pages.ts'
import type { Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { companyDay } from '#server/people/company-days.ts'
import { campaigns, referrers } from './forms.ts'
import type { Plan } from './leads.ts'
import { randomFor } from './random.ts'

const dayMs = 24 * 60 * 60 * 1000
const visitsPerSession = 20
const saturday = 6

/** Pages that aren't named get 1. */
const popularity: Record<string, number> = { '/': 30, '/articles': 6, '/about': 6, '/beta': 6, '/quiz': 6 }
const popularityOf = (page: string) => popularity[page] ?? 1
const total = listedPages.reduce((sum, page) => sum + popularityOf(page), 0)

const sources = [
  { referrer_host: '', campaign: '', share: 0.45 },
  ...Object.entries(Object.groupBy(referrers, host => host)).map(([referrer_host, same = []]) => ({
    referrer_host,
    campaign: '',
    share: (0.45 * same.length) / referrers.length,
  })),
  ...campaigns.map(campaign => ({ referrer_host: '', campaign, share: 0.1 / campaigns.length })),
]

export async function insertVisits(transaction: Handle, plan: Plan) {
  for (let daysAgo = 0; daysAgo < plan.days; daysAgo += 1) {
    const rows = visitsOn(daysAgo, plan)
    if (rows.length > 0) await transaction.insertInto('page_visits').values(rows).execute()
  }
}

function visitsOn(daysAgo: number, { sessions, days, end }: Plan): Array<Tables['page_visits']> {
  const random = randomFor('visits', daysAgo)
  const date = companyDay(Temporal.Instant.fromEpochMilliseconds(end - daysAgo * dayMs))
  const visitors = ((sessions * visitsPerSession) / days) * (date.dayOfWeek >= saturday ? 0.5 : 1)
  const day = date.toString()
  return listedPages.flatMap(page =>
    sources.flatMap(({ referrer_host, campaign, share }) => {
      const visits = Math.floor((visitors * share * popularityOf(page)) / total + random.next())
      // Later pages of a visit have no source.
      const views = referrer_host === '' && campaign === '' ? visits * 3 : visits
      return visits > 0 ? [{ day, page, referrer_host, campaign, views, visits }] : []
    }),
  )
}
