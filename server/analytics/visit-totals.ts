import { sql } from 'kysely'
import { otherSource } from '#contracts/constants.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

type PageRow = Tables['page_visits']
type SourceRow = Tables['visit_sources']
type FormRow = Tables['form_visits']
type PlanRow = Tables['plan_uses']

export type Totals = {
  pages: Map<string, PageRow>
  sources: Map<string, SourceRow>
  forms: Map<string, FormRow>
  plans: Map<string, PlanRow>
}

export const newTotals = (): Totals => ({ pages: new Map(), sources: new Map(), forms: new Map(), plans: new Map() })

/** Visitors can send any referrer and campaign. Beyond this many of a kind a day, they're counted under one name. */
export const maxNamesPerDay = 100

const formCounts = ['opened', 'started', 'completed'] as const
const sourceCounts = ['visits', ...formCounts] as const
const pageCounts = ['views', ...sourceCounts] as const

export type FormSteps = Partial<Pick<FormRow, (typeof formCounts)[number]>>

const zeros = { views: 0, visits: 0, opened: 0, started: 0, completed: 0 }
type Name = Pick<SourceRow, 'day' | 'kind' | 'name'>
const keyOf = ({ day, kind, name }: Name) => JSON.stringify([day, kind, name])

export function addPage({ pages }: Totals, added: Pick<PageRow, 'day' | 'page'> & Partial<PageRow>) {
  addUp(pages, JSON.stringify([added.day, added.page]), { ...zeros, ...added }, pageCounts)
}

export function addForm({ forms }: Totals, { day, form, ...steps }: Pick<FormRow, 'day' | 'form'> & FormSteps) {
  const { opened, started, completed } = { ...zeros, ...steps }
  addUp(forms, JSON.stringify([day, form]), { day, form, opened, started, completed }, formCounts)
}

export function addPlanUse({ plans }: Totals, added: PlanRow) {
  addUp(plans, JSON.stringify([added.day, added.use]), added, ['count'])
}

/** Also bounds the memory while the database is unavailable. */
export function addSource({ sources }: Totals, added: Name & Partial<SourceRow>) {
  const { views: _views, ...row } = { ...zeros, ...added }
  addBounded(sources, row, sources.has(keyOf(row)) || countOf(sources.values(), row) < maxNamesPerDay)
}

const countOf = (names: Iterable<Name>, { day, kind }: Name) =>
  [...names].filter(name => name.day === day && name.kind === kind && name.name !== otherSource).length

function addBounded(sources: Map<string, SourceRow>, row: SourceRow, isAllowed: boolean) {
  const bounded = isAllowed ? row : { ...row, name: otherSource }
  addUp(sources, keyOf(bounded), bounded, sourceCounts)
}

function addUp<Count extends string, Row extends Record<Count, number>>(
  rows: Map<string, Row>,
  key: string,
  added: Row,
  counts: readonly Count[],
) {
  const row = rows.get(key)
  if (!row) return rows.set(key, added)
  const sums = counts.map(count => [count, row[count] + added[count]])
  return rows.set(key, { ...row, ...Object.fromEntries(sums) })
}

export async function saveTotals(transaction: Handle, { pages, sources, forms, plans }: Totals) {
  if (pages.size > 0)
    await transaction
      .insertInto('page_visits')
      .values(inOrder(pages))
      .onConflict(conflict => conflict.columns(['day', 'page']).doUpdateSet(sumsOf('page_visits', pageCounts)))
      .execute()
  if (plans.size > 0)
    await transaction
      .insertInto('plan_uses')
      .values(inOrder(plans))
      .onConflict(conflict => conflict.columns(['day', 'use']).doUpdateSet(sumsOf('plan_uses', ['count'])))
      .execute()
  if (forms.size > 0)
    await transaction
      .insertInto('form_visits')
      .values(inOrder(forms))
      .onConflict(conflict => conflict.columns(['day', 'form']).doUpdateSet(sumsOf('form_visits', formCounts)))
      .execute()
  if (sources.size > 0)
    await transaction
      .insertInto('visit_sources')
      .values(inOrder(await limited(transaction, sources)))
      .onConflict(conflict =>
        conflict.columns(['day', 'kind', 'name']).doUpdateSet(sumsOf('visit_sources', sourceCounts)),
      )
      .execute()
}

const sumsOf = (table: string, counts: readonly string[]) =>
  Object.fromEntries(
    counts.map(count => [count, sql<number>`${sql.ref(`${table}.${count}`)} + excluded.${sql.ref(count)}`]),
  )

/** The same on every server: otherwise two of them could each wait for a row that the other has changed. */
const inOrder = <Row>(rows: ReadonlyMap<string, Row>) =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)

/** Counts new names under one once a day has enough of them. */
async function limited(transaction: Handle, sources: Totals['sources']) {
  const days = [...new Set([...sources.values()].map(({ day }) => day))]
  const stored = await transaction
    .selectFrom('visit_sources')
    .select(['day', 'kind', 'name'])
    .where('day', 'in', days)
    .execute()
  const known = new Map<string, Name>(stored.map(name => [keyOf(name), name]))
  const bounded = new Map<string, SourceRow>()
  for (const [key, row] of sources) {
    const isAllowed = known.has(key) || countOf(known.values(), row) < maxNamesPerDay
    if (isAllowed) known.set(key, row)
    addBounded(bounded, row, isAllowed)
  }
  return bounded
}
