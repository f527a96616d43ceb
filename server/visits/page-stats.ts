import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { isListedPage, listedPages } from '#content/listed-pages.ts'
import type { DateRange } from '#contracts/lists.ts'
import type { PageCounts, PageStats, SourceCounts } from '#contracts/visits.ts'
import type { Handle } from '#server/db/database.ts'
import { companyDay, firstDayOf, midnight } from '#server/people/company-days.ts'

const maxSources = 200

/** A page is the first one of a visit, also for surveys and leads. */
export async function pageStats(read: Handle, range: DateRange, now = Temporal.Now.instant()): Promise<PageStats> {
  const first = firstDayOf(range, companyDay(now))
  // An empty text sorts before every day and time.
  const [day, time] = first ? [first.toString(), midnight(first)] : ['', '']
  const countedSince = await firstCountedDay(read)
  const [visits, sessions, leads, referrers, referrerLeads, campaigns] = await Promise.all([
    visitsBy(read, 'page', day),
    countSessions(read, time),
    countLeads(read, time, countedSince),
    visitsBy(read, 'referrer_host', day),
    leadsByReferrer(read, time),
    visitsBy(read, 'campaign', day),
  ])
  return {
    countedSince,
    views: visits.reduce((sum, { views }) => sum + views, 0),
    pages: pagesFrom([...visits.map(({ name, visits }) => ({ page: name, visits })), ...sessions, ...leads]),
    referrers: mostFrequent(sourcesFrom(referrers, referrerLeads)),
    campaigns: mostFrequent(campaigns.filter(({ name, visits }) => name !== '' && visits > 0)),
  }
}

async function firstCountedDay(read: Handle) {
  const { day } = await read
    .selectFrom('page_visits')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirstOrThrow()
  return day
}

const visitsBy = (read: Handle, column: 'page' | 'referrer_host' | 'campaign', since: string) =>
  read
    .selectFrom('page_visits')
    .select(({ fn }) => [
      sql.ref<string>(column).as('name'),
      fn.sum<number>('visits').as('visits'),
      fn.sum<number>('views').as('views'),
    ])
    .where('day', '>=', since)
    .groupBy(column)
    .execute()

const countSessions = (read: Handle, since: string) =>
  read
    .selectFrom('analytics_sessions')
    .select(({ fn }) => [
      'first_page as page',
      fn.countAll<number>().as('started'),
      fn.sum<number>('is_completed').as('completed'),
    ])
    .where('started_at', '>=', since)
    .groupBy('first_page')
    .execute()

/** Leads have whatever their browser sent, so unknown pages are grouped in the database. */
async function countLeads(read: Handle, since: string, countedSince: string | null) {
  const comparableFrom = countedSince === null ? '' : midnight(Temporal.PlainDate.from(countedSince))
  const { rows } = await sql<Pick<PageCounts, 'page' | 'leads' | 'comparableLeads'>>`
    select page, count(*) as leads, sum(is_comparable) as "comparableLeads" from (
      select case when first_page in (${sql.join(listedPages)}) then first_page end as page,
        case when first_submitted_at >= ${comparableFrom} then 1 else 0 end as is_comparable
      from people where first_submitted_at >= ${since}
    ) as leads group by page`.execute(read)
  return rows
}

async function leadsByReferrer(read: Handle, since: string) {
  const { rows } = await sql<{ name: string; leads: number }>`
    select coalesce(referrer_host, '') as name, count(*) as leads from people where first_submitted_at >= ${since}
    group by coalesce(referrer_host, '') order by leads desc, name limit ${maxSources}`.execute(read)
  return rows
}

function pagesFrom(counts: ReadonlyArray<Partial<PageCounts> & Pick<PageCounts, 'page'>>) {
  const pages = new Map<string | null, PageCounts>()
  for (const { page: name, visits = 0, started = 0, completed = 0, leads = 0, comparableLeads = 0 } of counts) {
    const page = isListedPage(name ?? undefined) ? name : null
    const sum = pages.get(page) ?? { page, visits: 0, started: 0, completed: 0, leads: 0, comparableLeads: 0 }
    pages.set(page, {
      page,
      visits: sum.visits + visits,
      started: sum.started + started,
      completed: sum.completed + completed,
      leads: sum.leads + leads,
      comparableLeads: sum.comparableLeads + comparableLeads,
    })
  }
  return [...pages.values()]
    .filter(({ visits, started, leads }) => visits + started + leads > 0)
    .sort((a, b) => Number(a.page === null) - Number(b.page === null) || b.visits - a.visits || b.leads - a.leads)
}

function sourcesFrom(
  visits: ReadonlyArray<{ name: string; visits: number }>,
  leads: ReadonlyArray<{ name: string; leads: number }>,
) {
  const sources = new Map<string, SourceCounts>()
  for (const { name, visits: count } of visits)
    if (count > 0) sources.set(name, { name: name || null, visits: count, leads: 0 })
  for (const { name, leads: count } of leads)
    sources.set(name, { name: name || null, visits: sources.get(name)?.visits ?? 0, leads: count })
  return [...sources.values()]
}

const mostFrequent = <Source extends { visits: number; leads?: number }>(sources: readonly Source[]) =>
  sources.toSorted((a, b) => b.visits - a.visits || (b.leads ?? 0) - (a.leads ?? 0)).slice(0, maxSources)
