import { Temporal } from 'temporal-polyfill'
import { isListedPage, listedPages } from '#content/listed-pages.ts'
import { maxSources } from '#contracts/constants.ts'
import type { DateRange } from '#contracts/lists.ts'
import type { PageCounts, PageStats, SourceCounts } from '#contracts/visits.ts'
import { companyDay, firstDayOf, midnight } from '#server/calendar/company-days.ts'
import type { Handle } from '#server/db/database.ts'

type Times = { from: string | undefined; before?: string }

/** A page is the first one of a visit, also for surveys and leads. */
export async function pageStats(read: Handle, range: DateRange, now = Temporal.Now.instant()): Promise<PageStats> {
  const first = firstDayOf(range, companyDay(now))
  const day = first?.toString()
  const from = first && midnight(first)
  const countedSince = await firstCountedDay(read)
  const [visits, referrers, campaigns, leads, earlierLeads, referrerLeads] = await Promise.all([
    visitsByPage(read, day),
    visitsBySource(read, 'referrer', day),
    visitsBySource(read, 'campaign', day),
    leadsByPage(read, { from }),
    countedSince ? leadsByPage(read, { from, before: midnight(Temporal.PlainDate.from(countedSince)) }) : [],
    leadsByReferrer(read, { from }),
  ])
  const pages = pagesFrom([
    ...visits,
    ...leads.map(({ page, leads }) => ({ page, leads, comparableLeads: leads })),
    ...earlierLeads.map(({ page, leads }) => ({ page, comparableLeads: -leads })),
  ])
  const direct = sum(visits, 'visits') - sum(referrers, 'visits')
  return {
    countedSince,
    views: sum(visits, 'views'),
    pages,
    referrers: mostFrequent(sourcesFrom([...referrers, { name: '', visits: direct }], referrerLeads)),
    campaigns: mostFrequent(campaigns),
  }
}

const sum = <Key extends string>(rows: ReadonlyArray<Record<Key, number>>, key: Key) =>
  rows.reduce((total, row) => total + row[key], 0)

async function firstCountedDay(read: Handle) {
  const first = read.selectFrom('page_visits').select('day').where('visits', '>', 0).orderBy('day').limit(1)
  return (await first.executeTakeFirst())?.day ?? null
}

function visitsByPage(read: Handle, since: string | undefined) {
  const visits = read
    .selectFrom('page_visits')
    .select(({ fn }) => [
      'page',
      fn.sum<number>('views').as('views'),
      fn.sum<number>('visits').as('visits'),
      fn.sum<number>('surveys_started').as('started'),
      fn.sum<number>('surveys_completed').as('completed'),
    ])
    .groupBy('page')
  return (since ? visits.where('day', '>=', since) : visits).execute()
}

function visitsBySource(read: Handle, kind: 'referrer' | 'campaign', since: string | undefined) {
  const visits = read
    .selectFrom('visit_sources')
    .select(({ fn }) => ['name', fn.sum<number>('visits').as('visits')])
    .where('kind', '=', kind)
    .groupBy('name')
  return (since ? visits.where('day', '>=', since) : visits).execute()
}

function leadsIn(read: Handle, { from, before }: Times) {
  const leads = read.selectFrom('leads')
  const sinceStart = from ? leads.where('first_submitted_at', '>=', from) : leads
  return before ? sinceStart.where('first_submitted_at', '<', before) : sinceStart
}

/** Leads have whatever their browser sent, so unknown pages aren't grouped by the database: there may be many. */
async function leadsByPage(read: Handle, times: Times) {
  const leads = leadsIn(read, times)
  const [known, all] = await Promise.all([
    leads
      .select(({ fn }) => ['first_page as page', fn.countAll<number>().as('leads')])
      .where('first_page', 'in', listedPages)
      .groupBy('first_page')
      .execute(),
    leads.select(({ fn }) => fn.countAll<number>().as('leads')).executeTakeFirstOrThrow(),
  ])
  return [...known, { page: null, leads: all.leads - sum(known, 'leads') }]
}

const leadsByReferrer = (read: Handle, times: Times) =>
  leadsIn(read, times)
    .select(({ fn }) => ['referrer_host as name', fn.countAll<number>().as('leads')])
    .groupBy('referrer_host')
    .orderBy('leads', 'desc')
    .limit(maxSources)
    .execute()

function pagesFrom(counts: ReadonlyArray<Partial<PageCounts> & Pick<PageCounts, 'page'>>) {
  const pages = new Map<string | null, PageCounts>()
  for (const { page: name, visits = 0, started = 0, completed = 0, leads = 0, comparableLeads = 0 } of counts) {
    const page = isListedPage(name ?? undefined) ? name : null
    const counted = pages.get(page) ?? { page, visits: 0, started: 0, completed: 0, leads: 0, comparableLeads: 0 }
    pages.set(page, {
      page,
      visits: counted.visits + visits,
      started: counted.started + started,
      completed: counted.completed + completed,
      leads: counted.leads + leads,
      comparableLeads: counted.comparableLeads + comparableLeads,
    })
  }
  return [...pages.values()]
    .filter(({ visits, started, leads }) => visits + started + leads > 0)
    .sort((a, b) => Number(a.page === null) - Number(b.page === null) || b.visits - a.visits || b.leads - a.leads)
}

function sourcesFrom(
  visits: ReadonlyArray<{ name: string; visits: number }>,
  leads: ReadonlyArray<{ name: string | null; leads: number }>,
) {
  const sources = new Map<string, SourceCounts>()
  for (const { name, visits: count } of visits)
    if (count > 0) sources.set(name, { name: name || null, visits: count, leads: 0 })
  for (const { name, leads: count } of leads) {
    const counted = sources.get(name ?? '') ?? { name: name || null, visits: 0, leads: 0 }
    sources.set(name ?? '', { ...counted, leads: counted.leads + count })
  }
  return [...sources.values()]
}

const mostFrequent = <Source extends { visits: number; leads?: number }>(sources: readonly Source[]) =>
  sources.toSorted((a, b) => b.visits - a.visits || (b.leads ?? 0) - (a.leads ?? 0)).slice(0, maxSources)
