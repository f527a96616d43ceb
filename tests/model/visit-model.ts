import { words } from '#content/all-words.ts'
import { formPagesOf } from '#content/form-pages.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import { otherSource } from '#contracts/constants.ts'
import type { Visit } from '#contracts/form-extras.ts'
import type { PageStats, SourceCounts } from '#contracts/visits.ts'
import { sourceOf } from '#server/analytics/visit-source.ts'
import type { LimitModel } from './limit-model.ts'

const ownHosts = ['localhost:3000', 'localhost:80']
const newNames = { name: 'new names', uses: 5, windowMs: 24 * 60 * 60_000 }

const none = { views: 0, visits: 0, opened: 0, started: 0, completed: 0, leads: 0, booked: 0, won: 0 }

/** Something that was counted, with where it came from. Empty names are unknown. */
type Count = Partial<typeof none> & { day: string; page: string; form: string; referrer: string; campaign: string }

type Origin = Pick<Count, 'day' | 'page' | 'form'> & { visit: Visit | undefined }

const listed = listedPagesOf(words)
export const isListed = (page: string | undefined): page is string => page !== undefined && listed.includes(page)

/** Before it's known whether the day has room for its names. */
export const originOf = ({ day, page, form, visit }: Origin): Count => ({
  day,
  form,
  page: isListed(page) ? page : '',
  ...sourceOf(visit ?? {}, ownHosts),
})

export class VisitModel {
  counts: Count[] = []
  private readonly limits: LimitModel
  private readonly known = new Set<string>()

  constructor(limits: LimitModel) {
    this.limits = limits
  }

  add(origin: Origin, counts: Partial<typeof none>, visitor: string, now: number) {
    const count = originOf(origin)
    const referrer = this.limited(count.day, 'referrer', count.referrer, visitor, now)
    const campaign = this.limited(count.day, 'campaign', count.campaign, visitor, now)
    this.counts.push({ ...count, referrer, campaign, ...counts })
  }

  /** A visitor may add 5 new names a day. */
  private limited(day: string, kind: string, name: string, visitor: string, now: number) {
    const key = `${day} ${kind} ${name}`
    if (name === '' || name === otherSource || this.known.has(key)) return name
    if (this.limits.take([newNames], visitor, now) !== undefined) return otherSource
    this.known.add(key)
    return name
  }

  purge(before: string) {
    this.counts = this.counts.filter(({ day }) => day >= before)
  }

  get countedSince() {
    return (
      this.counts
        .filter(({ visits = 0 }) => visits > 0)
        .map(({ day }) => day)
        .sort()[0] ?? null
    )
  }

  opened(form: string, since: string, uncounted: readonly Count[]) {
    const counts = [...this.counts, ...uncounted].filter(count => count.form === form && count.day >= since)
    return sum(counts).opened
  }

  /** `others`: what isn't counted as it happens, such as leads, and possible bots with a negative number. */
  stats(rangeStart: string, others: readonly Count[]): Omit<PageStats, 'plans'> {
    const since = [this.countedSince ?? '', rangeStart].sort().at(-1) ?? ''
    const own = this.counts.filter(({ day }) => day >= since)
    const counts = [...own, ...others.filter(({ day }) => day >= since)]
    const { views, visits } = sum(own)
    const by = (name: 'page' | 'referrer' | 'campaign') =>
      [...Map.groupBy(counts, count => count[name] || null)]
        .map(([name, group]): SourceCounts => ({ name, ...positive(group) }))
        .filter(({ visits, opened, leads }) => visits + opened + leads > 0)
        .sort((a, b) => b.visits - a.visits || b.opened - a.opened || b.leads - a.leads || compareNames(a, b))
    return {
      countedSince: this.countedSince,
      views,
      visits,
      forms: formPagesOf(words).map(({ form, title }) => {
        const { visits: _visits, ...steps } = positive(counts.filter(count => count.form === form))
        return { ...steps, title }
      }),
      pages: by('page').toSorted((a, b) => Number(a.name === null) - Number(b.name === null)),
      referrers: by('referrer'),
      campaigns: by('campaign').filter(({ name }) => name !== null),
    }
  }
}

/** Unknown ones last. */
const compareNames = (a: SourceCounts, b: SourceCounts) => {
  if (a.name === null || b.name === null) return a.name === null ? 1 : -1
  return a.name < b.name ? -1 : 1
}

const names = Object.keys(none) as Array<keyof typeof none>

const sum = (counts: readonly Count[]) =>
  Object.fromEntries(
    names.map(name => [name, counts.reduce((total, count) => total + (count[name] ?? 0), 0)]),
  ) as typeof none

/** Never below zero: the steps before a form may lie before the first day. */
const positive = (counts: readonly Count[]) => {
  const { views: _views, ...totals } = sum(counts)
  return Object.fromEntries(Object.entries(totals).map(([name, total]) => [name, Math.max(0, total)])) as Omit<
    typeof totals,
    never
  >
}

export type { Count as VisitCount }
