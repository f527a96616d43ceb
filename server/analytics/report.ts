import { sql } from 'kysely'
import type { Words } from '#content/all-words.ts'
import { formPagesOf } from '#content/form-pages.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import type { AnalyticsReport, AnalyticsSummary, DropoffList, Outcomes } from '#contracts/analytics-stats.ts'
import { maxSources } from '#contracts/constants.ts'
import type { DateRange } from '#contracts/lists.ts'
import type { SourceKind } from '#contracts/visits.ts'
import type { Handle } from '#server/storage/database.ts'
import { addSurvey, type DayTotals, noSessions, readDays, type TotalsSource } from './day-totals.ts'
import type { SourceRow } from './visits.ts'

function surveysOf(days: readonly DayTotals[]) {
  const totals = new Map<string, ReturnType<typeof noSessions>>()
  for (const { surveys } of days)
    for (const [type, survey] of Object.entries(surveys)) {
      const total = totals.get(type) ?? noSessions()
      addSurvey(total, survey)
      totals.set(type, total)
    }
  return (type: string) => totals.get(type) ?? noSessions()
}

export function summaryOf(days: readonly DayTotals[]): AnalyticsSummary {
  const [exit, optimize] = ['exit', 'optimize'].map(surveysOf(days)) as [SurveyTotals, SurveyTotals]
  return {
    totalSessions: exit.started + optimize.started,
    completedSessions: exit.completed + optimize.completed,
    toolkitOptIns: exit.optIns + optimize.optIns,
    exitSessions: exit.started,
    optimizeSessions: optimize.started,
  }
}

type SurveyTotals = ReturnType<typeof noSessions>

export function dropoffOf(days: readonly DayTotals[]): DropoffList {
  const all = noSessions()
  for (const { surveys } of days) for (const survey of Object.values(surveys)) addSurvey(all, survey)
  return Object.entries(all.left)
    .map(([step, dropoffCount]) => ({ stepIndex: Number(step), dropoffCount }))
    .sort((a, b) => a.stepIndex - b.stepIndex)
}

type ReportOptions = { words: Words; held: readonly SourceRow[] }

export async function analyticsReport(
  source: TotalsSource,
  range: DateRange,
  { words, held }: ReportOptions,
): Promise<AnalyticsReport> {
  const { read } = source.database
  const hasBefore = range.days !== 'all'
  const both = await readDays(source, range, { before: hasBefore })
  const days = hasBefore ? both.slice(both.length / 2) : both
  const first = hasBefore ? (days[0]?.day ?? '') : ''
  const [pages, sources, forms, reads, countedSince] = await Promise.all([
    countsByPage(read, first),
    countsBySource(read, first),
    countsByForm(read, first),
    countReads(read, first),
    firstCountedDay(read),
  ])
  // An unpublished article has no visits anymore, but those it had are still in the numbers.
  const known = new Set([...listedPagesOf(words), ...pages.map(({ page }) => page)])
  const pageOf = (page: string) => (known.has(page) ? page : '')
  const heldInRange = held.filter(({ day }) => day >= first)
  const leadPages = days.flatMap(day => day.pages.map(count => ({ ...count, page: pageOf(count.page) })))
  const leadSources = days.flatMap(day => day.sources)
  const surveyOf = surveysOf(days)
  const isSurvey = (form: string) => words.surveys.some(({ type }) => type === form)
  return {
    countedSince,
    visits: pages.reduce((sum, { visits }) => sum + visits, 0),
    views: pages.reduce((sum, { views }) => sum + views, 0),
    leads: days.map(({ day, leads }) => ({ day, leads })),
    leadsBefore: hasBefore ? both.slice(0, both.length / 2).map(({ leads }) => leads) : null,
    sources: mostVisits(
      addUp([...sources, ...heldInRange, ...leadSources], ({ kind, name }) => ({ kind: kind as SourceKind, name })),
    ),
    pages: mostVisits(addUp([...pages, ...leadPages], ({ page }) => ({ page }))),
    reads,
    surveys: words.surveys.map(({ type, title, questions }) => {
      const { started, completed, left, furthest } = surveyOf(type)
      // A session starts after the contact step, so visitors who left there only opened the survey.
      const opened = Math.max(started, forms.get(type)?.opened ?? 0)
      const viewed = (step: number) =>
        Object.entries(furthest).reduce((sum, [at, sessions]) => (Number(at) >= step ? sum + sessions : sum), 0)
      const steps = questions.map(({ id, question }, index) => ({
        questionId: id,
        question,
        viewed: index === 0 ? opened : viewed(index),
        left: (left[index] ?? 0) + (index === 0 ? opened - started : 0),
      }))
      return { surveyType: type, title, opened, completed, steps }
    }),
    forms: formPagesOf(words)
      .filter(({ form }) => !isSurvey(form))
      .map(({ form, title }) => ({ title, opened: 0, completed: 0, ...forms.get(form) })),
  }
}

const none: Outcomes = { visits: 0, started: 0, leads: 0, booked: 0, won: 0 }
const counts = Object.keys(none) as Array<keyof Outcomes>

function addUp<Row extends Partial<Outcomes>, Name>(rows: readonly Row[], nameOf: (row: Row) => Name) {
  const sums = new Map<string, Outcomes>()
  for (const row of rows) {
    const key = JSON.stringify(nameOf(row))
    const sum = sums.get(key) ?? none
    sums.set(key, Object.fromEntries(counts.map(count => [count, sum[count] + (row[count] ?? 0)])) as Outcomes)
  }
  return [...sums].map(([key, sum]) => ({ ...(JSON.parse(key) as Name), ...sum }))
}

/** Databases return groups in any order, so without the name, equal rows could change places. */
const mostVisits = <Row extends Outcomes>(rows: readonly Row[]) =>
  rows
    .filter(({ visits, started, leads }) => visits + started + leads > 0)
    .sort(
      (a, b) =>
        b.visits - a.visits ||
        b.started - a.started ||
        b.leads - a.leads ||
        (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
    )
    .slice(0, maxSources)

async function firstCountedDay(read: Handle) {
  const first = read.selectFrom('page_visits').select('day').where('visits', '>', 0).orderBy('day').limit(1)
  return (await first.executeTakeFirst())?.day ?? null
}

async function countsByPage(read: Handle, since: string) {
  const { rows } = await sql<{ page: string; views: number; visits: number; started: number }>`
    select page, sum(views) as views, sum(visits) as visits, sum(started) as started
    from page_visits where day >= ${since} group by page`.execute(read)
  return rows
}

async function countsBySource(read: Handle, since: string) {
  const { rows } = await sql<DayTotals['sources'][number] & Pick<Outcomes, 'visits' | 'started'>>`
    select kind, name, sum(visits) as visits, sum(started) as started
    from visit_sources where day >= ${since} group by kind, name`.execute(read)
  return rows
}

async function countsByForm(read: Handle, since: string) {
  const { rows } = await sql<{ form: string; opened: number; completed: number }>`
    select form, sum(opened) as opened, sum(completed) as completed
    from form_visits where day >= ${since} group by form`.execute(read)
  return new Map(rows.map(({ form, ...sums }) => [form, sums]))
}

async function countReads(read: Handle, since: string) {
  const { rows } = await sql<AnalyticsReport['reads'][number]>`
    select assistant, page, sum(reads) as reads from assistant_reads where day >= ${since}
    group by assistant, page order by sum(reads) desc, assistant, page limit ${maxSources}`.execute(read)
  return rows
}
