import { sql } from 'kysely'
import { otherSource } from '#contracts/constants.ts'
import type { Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

type PageRow = Tables['page_visits']
type SourceRow = Tables['visit_sources']

export type Totals = { pages: Map<string, PageRow>; sources: Map<string, SourceRow> }

export const newTotals = (): Totals => ({ pages: new Map(), sources: new Map() })

/** Visitors can send any referrer and campaign. Beyond this many a day, they're counted under one name. */
export const maxSourcesPerDay = 200

const pageCounts = ['views', 'visits', 'surveys_started', 'surveys_completed'] as const
const keyOf = ({ day, kind, name }: SourceRow) => JSON.stringify([day, kind, name])

export function addPage({ pages }: Totals, added: Pick<PageRow, 'day' | 'page'> & Partial<PageRow>) {
  const { day, page } = added
  const key = JSON.stringify([day, page])
  const row = pages.get(key) ?? { day, page, views: 0, visits: 0, surveys_started: 0, surveys_completed: 0 }
  for (const count of pageCounts) row[count] += added[count] ?? 0
  pages.set(key, row)
}

/** Also bounds the memory while the database is unavailable. */
export const addSource = ({ sources }: Totals, row: SourceRow) =>
  addBounded(sources, row, sources.has(keyOf(row)) || sources.size < maxSourcesPerDay)

function addBounded(sources: Map<string, SourceRow>, row: SourceRow, isAllowed: boolean) {
  const bounded = isAllowed ? row : { ...row, name: otherSource }
  const key = keyOf(bounded)
  sources.set(key, { ...bounded, visits: (sources.get(key)?.visits ?? 0) + row.visits })
}

export async function saveTotals(transaction: Handle, { pages, sources }: Totals) {
  await transaction
    .insertInto('page_visits')
    .values(inOrder(pages))
    .onConflict(conflict =>
      conflict
        .columns(['day', 'page'])
        .doUpdateSet(
          Object.fromEntries(
            pageCounts.map(count => [count, sql`page_visits.${sql.ref(count)} + excluded.${sql.ref(count)}`]),
          ),
        ),
    )
    .execute()
  if (sources.size === 0) return
  await transaction
    .insertInto('visit_sources')
    .values(inOrder(await limited(transaction, sources)))
    .onConflict(conflict =>
      conflict.columns(['day', 'kind', 'name']).doUpdateSet({ visits: sql`visit_sources.visits + excluded.visits` }),
    )
    .execute()
}

/** The same on every server: otherwise two of them could each wait for a row that the other has changed. */
const inOrder = <Row>(rows: ReadonlyMap<string, Row>) =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)

/** Counts new names under one once a day has enough of them. */
async function limited(transaction: Handle, sources: Totals['sources']) {
  const days = [...new Set([...sources.values()].map(({ day }) => day))]
  const stored = await transaction.selectFrom('visit_sources').selectAll().where('day', 'in', days).execute()
  const known = new Set(stored.map(keyOf))
  const bounded = new Map<string, SourceRow>()
  for (const [key, row] of sources) {
    const isAllowed = known.has(key) || known.size < maxSourcesPerDay * days.length
    if (isAllowed) known.add(key)
    addBounded(bounded, row, isAllowed)
  }
  return bounded
}
