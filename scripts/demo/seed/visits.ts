import { content } from '#content/all-content.ts'
import { formPagesOf } from '#content/form-pages.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import type { Visit } from '#contracts/form-extras.ts'
import { type PlanUse, planUses } from '#contracts/plan.ts'
import { dayMs, hourMs } from '#contracts/time.ts'
import type { Handle } from '#server/storage/database.ts'
import { campaigns, referrers } from './forms.ts'
import type { SeedPlan } from './leads.ts'
import { randomFor } from './random.ts'

const visitsPerSession = 20
const usesPerSurvey: Record<PlanUse, number> = { reopened: 0.5, printed: 0.3, booked: 0.2 }

const listedPages = listedPagesOf(content)

/** Pages that aren't named get 1. */
const popularity: Record<string, number> = { '/': 30, '/articles': 6, '/about': 6, '/beta': 6, '/quiz': 6 }
const popularityOf = (page: string) => popularity[page] ?? 1
const total = listedPages.reduce((sum, page) => sum + popularityOf(page), 0)

const sources = [
  ...[...new Set(referrers)].map(name => ({ kind: 'referrer', name, share: 0.12 })),
  ...campaigns.map(name => ({ kind: 'campaign', name, share: 0.03 })),
]

/** Roughly the company's time zone: exact days would take longer than the rest of the seed. */
export const dayOf = (time: number) => new Date(time - 6 * hourMs).toISOString().slice(0, 10)

type Steps = { opened: number; started: number; completed: number }

/** The steps of a day by form, first page, referrer and campaign. */
export type StepCounts = Map<string, Steps>

const none: Steps = { opened: 0, started: 0, completed: 0 }

type Opened = { form: string; time: number; visit: Visit | undefined }

export function countSteps(counts: StepCounts, { form, time, visit }: Opened, steps: Steps) {
  const { firstPage, referrerHost, utmCampaign } = visit ?? {}
  for (const name of [`form ${form}`, `page ${firstPage}`, `referrer ${referrerHost}`, `campaign ${utmCampaign}`]) {
    const key = `${dayOf(time)} ${name}`
    const { opened, started, completed } = counts.get(key) ?? none
    counts.set(key, {
      opened: opened + steps.opened,
      started: started + steps.started,
      completed: completed + steps.completed,
    })
  }
}

export async function insertVisits(transaction: Handle, plan: SeedPlan, counts: StepCounts) {
  for (let daysAgo = 0; daysAgo <= plan.days; daysAgo += 1) {
    const day = dayOf(plan.end - daysAgo * dayMs)
    const random = randomFor('visits', daysAgo)
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
    const expected = ((plan.sessions * visitsPerSession) / plan.days) * (isWeekend ? 0.5 : 1)
    const stepsOf = (name: string) => counts.get(`${day} ${name}`) ?? none
    const pages = listedPages.map(page => {
      const steps = stepsOf(`page ${page}`)
      const visits = Math.floor((expected * popularityOf(page)) / total + random.next()) + steps.opened
      return { day, page, views: visits * 2, visits, ...steps }
    })
    const visits = pages.reduce((sum, page) => sum + page.visits, 0)
    const named = sources.map(({ kind, name, share }) => {
      const steps = stepsOf(`${kind} ${name}`)
      return { day, kind, name, visits: Math.floor(visits * share + random.next()) + steps.opened, ...steps }
    })
    const surveys = stepsOf('form exit').completed + stepsOf('form optimize').completed
    const forms = formPagesOf(content).map(({ form }) => ({ day, form, ...stepsOf(`form ${form}`) }))
    // Like the server, which stores nothing for a page without views.
    const counted = pages.filter(({ views }) => views > 0)
    const countedSources = named.filter(source => source.visits > 0)
    const countedForms = forms.filter(({ opened }) => opened > 0)
    if (counted.length > 0) await transaction.insertInto('page_visits').values(counted).execute()
    if (countedSources.length > 0) await transaction.insertInto('visit_sources').values(countedSources).execute()
    if (countedForms.length > 0) await transaction.insertInto('form_visits').values(countedForms).execute()
    const uses = planUses.map(use => ({ day, use, count: Math.floor(surveys * usesPerSurvey[use] + random.next()) }))
    const countedUses = uses.filter(({ count }) => surveys > 0 && count > 0)
    if (countedUses.length > 0) await transaction.insertInto('plan_uses').values(countedUses).execute()
  }
}
