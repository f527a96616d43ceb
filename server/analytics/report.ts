import type { Words } from '#content/all-words.ts'
import { formPagesOf } from '#content/form-pages.ts'
import { listedPagesOf } from '#content/listed-pages.ts'
import type { AnalyticsReport, AnalyticsSummary, DropoffList } from '#contracts/analytics-stats.ts'
import { maxSources, otherSource } from '#contracts/constants.ts'
import type { DateRange } from '#contracts/lists.ts'
import { sourceKinds } from '#contracts/visits.ts'
import { type DayTotals, readDays, type Total, type TotalsSource, totalsOf } from './day-totals.ts'

const sum = (totals: readonly Total[]) => totals.reduce((sum, { total }) => sum + total, 0)

const sumOf = (totals: readonly Total[], measure: string, kind?: string, name?: string) =>
  sum(
    totals.filter(row => row.measure === measure && row.kind === (kind ?? row.kind) && row.name === (name ?? row.name)),
  )

export function summaryOf(days: readonly DayTotals[]): AnalyticsSummary {
  const totals = totalsOf(days)
  return {
    totalSessions: sumOf(totals, 'sessions'),
    completedSessions: sumOf(totals, 'finished'),
    toolkitOptIns: sumOf(totals, 'toolkit'),
    exitSessions: sumOf(totals, 'sessions', 'exit'),
    optimizeSessions: sumOf(totals, 'sessions', 'optimize'),
  }
}

export function dropoffOf(days: readonly DayTotals[]): DropoffList {
  const left = totalsOf(days).filter(({ measure }) => measure === 'left')
  return [...Map.groupBy(left, ({ name }) => Number(name))]
    .map(([stepIndex, totals]) => ({ stepIndex, dropoffCount: sum(totals) }))
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
  const visits = await source.database.read
    .selectFrom('visit_totals')
    .select(['measure', 'kind', 'name'])
    .select(({ fn }) => fn.sum<number>('total').as('total'))
    .where('day', '>=', first)
    .where('total', '>', 0)
    .groupBy(['measure', 'kind', 'name'])
    .orderBy('total', 'desc')
    .orderBy('kind')
    .orderBy('name')
    .execute()
  const totals = [...visits, ...totalsOf(days)]
  const mostFirst = (measure: string) =>
    visits.filter(row => row.measure === measure && row.name !== otherSource).slice(0, maxSources)
  const form = (name: string) => ({
    opened: sumOf(visits, 'opened', 'form', name),
    completed: sumOf(visits, 'completed', 'form', name),
  })
  const listed = listedPagesOf(words)
  const origins = originsOf(totals, visits, listed)
  const isSurvey = (name: string) => words.surveys.some(({ type }) => type === name)
  return {
    leadsInTotal: days.reduce((sum, { leads }) => sum + leads, 0),
    leads: shown.map(({ day, leads }) => ({ day, leads })),
    leadsBefore: both.slice(-2 * shown.length, -shown.length).map(({ leads }) => leads),
    sources: origins.filter(({ kind }) => kind !== 'page'),
    pages: origins.filter(({ kind }) => kind === 'page'),
    reads: mostFirst('reads').map(({ kind, name, total }) => ({ assistant: kind, page: name, reads: total })),
    missing: mostFirst('missing')
      .filter(({ name }) => !listed.includes(name) && !words.redirects.some(({ from }) => from === name))
      .map(({ name, total }) => ({ page: name, requests: total })),
    redirects: [...words.redirects],
    listed: [...listed],
    surveys: words.surveys.map(({ type, title, questions }) => {
      const started = sumOf(totals, 'sessions', type)
      // A session starts after the contact step, so visitors who left there only opened the survey.
      const opened = Math.max(started, form(type).opened)
      const viewed = (step: number) =>
        sum(totals.filter(row => row.measure === 'furthest' && row.kind === type && Number(row.name) >= step))
      const steps = questions.map(({ id, question }, index) => ({
        questionId: id,
        question,
        viewed: index === 0 ? opened : viewed(index),
        left: sumOf(totals, 'left', type, `${index}`) + (index === 0 ? opened - started : 0),
      }))
      return { title, opened, completed: sumOf(totals, 'finished', type), steps }
    }),
    forms: formPagesOf(words)
      .filter(page => !isSurvey(page.form))
      .map(page => ({ title: page.title, ...form(page.form) })),
  }
}

type Origin = AnalyticsReport['sources'][number]

const originKinds: readonly string[] = ['page', ...sourceKinds]
/** Only these have names that aren't ours. */
const openKinds = ['campaign', 'website', 'page']

/**
 * Most leads first. What few visits had isn't stored by name, so leads that came from there count as others, and so do
 * names past the limit.
 */
function originsOf(totals: readonly Total[], visits: readonly Total[], listed: readonly string[]) {
  const keyOf = ({ kind, name }: Pick<Total, 'kind' | 'name'>) => JSON.stringify([kind, name])
  const stored = new Set(visits.filter(({ kind }) => openKinds.includes(kind)).map(keyOf))
  const known = new Set([...[...stored].slice(0, maxSources), ...listed.map(name => keyOf({ kind: 'page', name }))])
  const rows = totals
    .filter(({ kind }) => originKinds.includes(kind))
    .map(row => ({ ...row, name: openKinds.includes(row.kind) && !known.has(keyOf(row)) ? otherName(row) : row.name }))
  const origins = [...Map.groupBy(rows, keyOf)].map(([key, group]) => {
    const [kind, name] = JSON.parse(key) as [Origin['kind'], string]
    return {
      kind,
      name,
      visits: sumOf(group, 'visits'),
      started: sumOf(group, 'started'),
      leads: sumOf(group, 'leads'),
      booked: sumOf(group, 'booked'),
      won: sumOf(group, 'won'),
    }
  })
  return origins.sort((a, b) => b.leads - a.leads || b.visits - a.visits || (keyOf(a) < keyOf(b) ? -1 : 1))
}

const otherName = ({ kind }: Total) => (kind === 'page' ? '' : otherSource)
