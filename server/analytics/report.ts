import type { Words } from '#content/all-words.ts'
import { formPagesOf } from '#content/form-pages.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import type { AnalyticsReport, AnalyticsSummary, DropoffList, Outcomes } from '#contracts/analytics-stats.ts'
import { maxSources, otherSource } from '#contracts/constants.ts'
import type { DateRange } from '#contracts/lists.ts'
import { sourceKinds } from '#contracts/visits.ts'
import { addSurvey, type DayTotals, noSessions, readDays, type TotalsSource } from './day-totals.ts'

type SurveyTotals = ReturnType<typeof noSessions>

function surveysOf(days: readonly DayTotals[]) {
  const totals = new Map<string, SurveyTotals>()
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

export function dropoffOf(days: readonly DayTotals[]): DropoffList {
  const all = noSessions()
  for (const { surveys } of days) for (const survey of Object.values(surveys)) addSurvey(all, survey)
  return Object.entries(all.left)
    .map(([step, dropoffCount]) => ({ stepIndex: Number(step), dropoffCount }))
    .sort((a, b) => a.stepIndex - b.stepIndex)
}

/** For all time, the chart shows these days beside as many before. */
const recentDays = 7

export async function analyticsReport(source: TotalsSource, range: DateRange, words: Words): Promise<AnalyticsReport> {
  const isAll = range.days === 'all'
  const both = await readDays(source, range, { before: !isAll })
  const days = isAll ? both : both.slice(both.length / 2)
  const first = isAll ? '' : (days[0]?.day ?? '')
  const shown = isAll ? days.slice(-recentDays) : days
  const totals = await source.database.read
    .selectFrom('visit_totals')
    .select(['measure', 'kind', 'name'])
    .select(({ fn }) => fn.sum<number>('total').as('total'))
    .where('day', '>=', first)
    .groupBy(['measure', 'kind', 'name'])
    .execute()
  const ofKind = (kind: string) => totals.filter(row => row.kind === kind)
  const mostFirst = (measure: string) =>
    totals
      .filter(row => row.measure === measure && row.name !== otherSource)
      .sort((a, b) => b.total - a.total || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      .slice(0, maxSources)
  const sum = (rows: typeof totals, measure: string) =>
    rows.reduce((sum, row) => (row.measure === measure ? sum + row.total : sum), 0)
  const form = (name: string) => {
    const rows = ofKind('form').filter(row => row.name === name)
    return { opened: sum(rows, 'opened'), completed: sum(rows, 'completed') }
  }
  // An unpublished article has no visits anymore, but those it had are still in the numbers.
  const listed = listedPagesOf(words)
  const known = new Set([...listed.map(page => `page${page}`), ...totals.map(({ kind, name }) => kind + name)])
  const outcomes: OutcomeRow[] = [
    ...['page', ...sourceKinds]
      .flatMap(ofKind)
      .map(({ measure, kind, name, total }) => ({ kind, name, [measure]: total })),
    ...days.flatMap(day => day.outcomes).map(row => (known.has(row.kind + row.name) ? row : unnamed(row))),
  ]
  const surveyOf = surveysOf(days)
  const isSurvey = (name: string) => words.surveys.some(({ type }) => type === name)
  return {
    visits: sum(ofKind('page'), 'visits'),
    views: sum(ofKind('page'), 'views'),
    leadsInTotal: days.reduce((sum, { leads }) => sum + leads, 0),
    leads: shown.map(({ day, leads }) => ({ day, leads })),
    leadsBefore: both.slice(-2 * shown.length, -shown.length).map(({ leads }) => leads),
    sources: addUp(outcomes.filter(({ kind }) => kind !== 'page')),
    pages: addUp(outcomes.filter(({ kind }) => kind === 'page')),
    reads: mostFirst('reads').map(({ kind, name, total }) => ({ assistant: kind, page: name, reads: total })),
    missing: mostFirst('missing')
      .filter(({ name }) => !listed.includes(name) && !words.redirects.some(({ from }) => from === name))
      .map(({ name, total }) => ({ page: name, requests: total })),
    redirects: [...words.redirects],
    listed: [...listed],
    surveys: words.surveys.map(({ type, title, questions }) => {
      const { started, completed, left, furthest } = surveyOf(type)
      // A session starts after the contact step, so visitors who left there only opened the survey.
      const opened = Math.max(started, form(type).opened)
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
      .filter(page => !isSurvey(page.form))
      .map(page => ({ title: page.title, ...form(page.form) })),
  }
}

const counts = ['visits', 'started', 'leads', 'booked', 'won'] as const

type Origin = Pick<DayTotals['outcomes'][number], 'kind' | 'name'>
type OutcomeRow = Partial<Outcomes> & Record<keyof Origin, string>

const openKinds = ['campaign', 'website', 'page']

/** How a visit is counted if its name is rare or unknown. */
const unnamed = <Row extends Pick<OutcomeRow, 'kind' | 'name'>>(row: Row) =>
  openKinds.includes(row.kind) ? { ...row, name: row.kind === 'page' ? '' : otherSource } : row

/** Most visits first. Rows past the limit become one. */
function addUp(rows: readonly OutcomeRow[]) {
  const sums = sumsOf(rows)
  return sums.length <= maxSources
    ? sums
    : sumsOf([...sums.slice(0, maxSources), ...sums.slice(maxSources).map(unnamed)])
}

/** Databases return groups in any order, so without the name, equal rows could change places. */
function sumsOf(rows: readonly OutcomeRow[]) {
  const groups = Map.groupBy(rows, ({ kind, name }) => JSON.stringify({ kind, name }))
  return [...groups]
    .map(([key, group]) => {
      const sums = counts.map(count => [count, group.reduce((sum, row) => sum + (row[count] ?? 0), 0)])
      return { ...(JSON.parse(key) as Origin), ...(Object.fromEntries(sums) as Outcomes) }
    })
    .filter(({ visits, started, leads }) => visits + started + leads > 0)
    .sort(
      (a, b) =>
        b.visits - a.visits ||
        b.started - a.started ||
        b.leads - a.leads ||
        (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
    )
}
