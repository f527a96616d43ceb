import { listedPages } from '#content/listed-pages.ts'
import type { Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { campaigns, referrers } from './forms.ts'
import type { Plan } from './leads.ts'
import { randomFor } from './random.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const visitsPerSession = 20

/** Pages that aren't named get 1. */
const popularity: Record<string, number> = { '/': 30, '/articles': 6, '/about': 6, '/beta': 6, '/quiz': 6 }
const popularityOf = (page: string) => popularity[page] ?? 1
const total = listedPages.reduce((sum, page) => sum + popularityOf(page), 0)

const sources = [
  ...[...new Set(referrers)].map(name => ({ kind: 'referrer', name, share: 0.12 })),
  ...campaigns.map(name => ({ kind: 'campaign', name, share: 0.03 })),
]

/** Roughly the company's time zone: exact days would take longer than the rest of the seed. */
const dayOf = (time: number) => new Date(time - 6 * hourMs).toISOString().slice(0, 10)

/** The surveys of a day and page, by what happened to them. */
export type SurveyCounts = Map<string, { started: number; completed: number }>

export function countSurvey(counts: SurveyCounts, session: Tables['analytics_sessions']) {
  const key = `${dayOf(Date.parse(session.started_at))} ${session.first_page}`
  const count = counts.get(key) ?? { started: 0, completed: 0 }
  count.started += 1
  count.completed += session.is_completed
  counts.set(key, count)
}

export async function insertVisits(transaction: Handle, plan: Plan, surveys: SurveyCounts) {
  for (let daysAgo = 0; daysAgo <= plan.days; daysAgo += 1) {
    const day = dayOf(plan.end - daysAgo * dayMs)
    const random = randomFor('visits', daysAgo)
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
    const expected = ((plan.sessions * visitsPerSession) / plan.days) * (isWeekend ? 0.5 : 1)
    const pages = listedPages.map(page => {
      const { started, completed } = surveys.get(`${day} ${page}`) ?? { started: 0, completed: 0 }
      const visits = Math.floor((expected * popularityOf(page)) / total + random.next()) + started
      return { day, page, views: visits * 2, visits, surveys_started: started, surveys_completed: completed }
    })
    const visits = pages.reduce((sum, page) => sum + page.visits, 0)
    const named = sources.map(({ kind, name, share }) => ({
      day,
      kind,
      name,
      visits: Math.floor(visits * share + random.next()),
    }))
    // Like the server, which stores nothing for a page without views.
    const counted = pages.filter(({ views }) => views > 0)
    const countedSources = named.filter(source => source.visits > 0)
    if (counted.length > 0) await transaction.insertInto('page_visits').values(counted).execute()
    if (countedSources.length > 0) await transaction.insertInto('visit_sources').values(countedSources).execute()
  }
}
