import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { Words } from '#content/all-words.ts'
import { formPagesOf } from '#content/form-pages.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import { maxSources } from '#contracts/constants.ts'
import type { DateRange } from '#contracts/lists.ts'
import type { FunnelCounts, PageStats, SourceCounts } from '#contracts/visits.ts'
import { companyDay, firstDayOf, midnight } from '#server/calendar/company-time.ts'
import type { Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/sorted-rows.ts'
import { sourceOf } from './visits.ts'

export async function pageStats(
  read: Handle,
  range: DateRange,
  { ownHost, words }: { ownHost: string; words: Words },
  now: Date,
): Promise<PageStats> {
  const countedSince = await firstCountedDay(read)
  const first = [countedSince ?? '', firstDayOf(range, companyDay(now))?.toString() ?? ''].sort().at(-1) || undefined
  const from = first && midnight(Temporal.PlainDate.from(first))
  const [views, sources, forms, leads] = await Promise.all([
    countsByPage(read, first),
    countsBySource(read, first),
    countsByForm(read, first),
    leadOutcomes(read, from, ownHost),
  ])
  const leadsBy = (name: 'first_form' | 'first_page' | 'referrer' | 'campaign') =>
    leads.map(lead => ({ ...lead.outcomes, name: lead[name] }))
  const named = (kind: string) => sources.filter(source => source.kind === kind)
  const total = (counts: ReadonlyArray<Partial<Counts>>) => counts.reduce<Counts>((sum, count) => add(sum, count), none)
  // What has no referrer isn't stored as a source.
  const direct = add(total(views), negative(total(named('referrer'))))
  const byForm = rowsOf([...forms, ...leadsBy('first_form')])
  // An unpublished article has no visits anymore, but those it had are still in the numbers.
  const known = new Set([...listedPagesOf(words), ...views.map(({ name }) => name)])
  const pages = rowsOf(
    [...views, ...leadsBy('first_page')].map(count => ({
      ...count,
      name: count.name !== null && known.has(count.name) ? count.name : null,
    })),
  )
  return {
    countedSince,
    views: views.reduce((sum, page) => sum + page.views, 0),
    visits: total(views).visits,
    forms: formPagesOf(words).map(({ form, title }) => ({ ...(byForm.get(form) ?? none), title })),
    pages: mostVisits(pages).toSorted((a, b) => Number(a.name === null) - Number(b.name === null)),
    referrers: mostVisits(rowsOf([...named('referrer'), { ...direct, name: null }, ...leadsBy('referrer')])),
    campaigns: mostVisits(rowsOf([...named('campaign'), ...leadsBy('campaign')], name => name !== null)),
  }
}

type Counts = FunnelCounts & { visits: number }
type Steps = Pick<Counts, 'opened' | 'started' | 'completed'>
type Named = Partial<Counts> & { name: string | null }

const none: Counts = { visits: 0, opened: 0, started: 0, completed: 0, leads: 0, booked: 0, won: 0 }
const names = Object.keys(none) as Array<keyof Counts>

const add = (a: Counts, b: Partial<Counts>) =>
  Object.fromEntries(names.map(name => [name, a[name] + (b[name] ?? 0)])) as Counts

const negative = (counts: Counts) => Object.fromEntries(names.map(name => [name, -counts[name]])) as Counts

function rowsOf(counts: readonly Named[], isKept = (_name: string | null) => true) {
  const rows = new Map<string | null, Counts>()
  for (const { name, ...count } of counts) rows.set(name || null, add(rows.get(name || null) ?? none, count))
  return new Map([...rows].filter(([name]) => isKept(name)))
}

const mostVisits = (rows: ReadonlyMap<string | null, Counts>): SourceCounts[] =>
  [...rows]
    .map(([name, counts]) => ({ ...counts, name }))
    .filter(({ visits, opened, leads }) => visits + opened + leads > 0)
    .sort((a, b) => b.visits - a.visits || b.opened - a.opened || b.leads - a.leads || byName(a, b))
    .slice(0, maxSources)

/** Unknown ones last. Databases return groups in any order, so without this, equal rows could change places. */
function byName({ name: a }: SourceCounts, { name: b }: SourceCounts) {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : 1
}

async function firstCountedDay(read: Handle) {
  const first = read.selectFrom('page_visits').select('day').where('visits', '>', 0).orderBy('day').limit(1)
  return (await first.executeTakeFirst())?.day ?? null
}

const formSteps = sql<never>`sum(opened) as opened, sum(started) as started, sum(completed) as completed`

async function countsByPage(read: Handle, since = '') {
  const { rows } = await sql<Steps & { name: string; views: number; visits: number }>`
    select page as name, sum(views) as views, sum(visits) as visits, ${formSteps}
    from page_visits where day >= ${since} group by page`.execute(read)
  return rows
}

async function countsBySource(read: Handle, since = '') {
  const { rows } = await sql<Steps & { kind: string; name: string; visits: number }>`
    select kind, name, sum(visits) as visits, ${formSteps}
    from visit_sources where day >= ${since} group by kind, name`.execute(read)
  return rows
}

async function countsByForm(read: Handle, since = '') {
  const { rows } = await sql<Steps & { name: string }>`
    select form as name, ${formSteps} from form_visits where day >= ${since} group by form`.execute(read)
  return rows
}

type LeadCount = Record<'first_form' | 'first_page' | 'referrer_host' | 'campaign', string | null> & {
  status: string
  leads: number
}

/**
 * Leads by what's known about their first form, without those who only booked a call: they opened none. In the order of
 * the index, so that nothing has to be sorted.
 */
async function leadOutcomes(read: Handle, from = '', ownHost: string) {
  const { rows } = await sql<LeadCount>`
    select first_form, first_page, referrer_host, campaign, status, count(*) as leads
    from leads where first_submitted_at >= ${from} and ${isPerson} and first_form is distinct from 'booking'
    group by first_form, first_page, referrer_host, campaign, status`.execute(read)
  return rows.map(({ status, leads, referrer_host, campaign, ...first }) => ({
    ...first,
    ...sourceOf({ referrerHost: referrer_host ?? '', utmCampaign: campaign ?? '' }, [ownHost]),
    outcomes: {
      leads,
      booked: status === 'booked' || status === 'won' ? leads : 0,
      won: status === 'won' ? leads : 0,
    },
  }))
}
