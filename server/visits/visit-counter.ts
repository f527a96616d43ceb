import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database, Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { describeError } from '#server/http/describe-error.ts'
import { otherSource, unknownSource, type VisitSource } from './visit-source.ts'

type Row = Tables['page_visits']

const keyColumns = ['day', 'page', 'referrer_host', 'campaign'] as const

/** Visitors can send any referrer and campaign. Beyond this many combinations a day, they become "(other)". */
export const maxSourcesPerDay = 500

const saveDelayMs = 1000

const keyOf = (row: Pick<Row, (typeof keyColumns)[number]>) => JSON.stringify(keyColumns.map(column => row[column]))
const hasSource = ({ referrer_host, campaign }: VisitSource) => referrer_host !== '' || campaign !== ''

/**
 * Counts in memory and saves once a second: most views are of a few pages, and every transaction on the same row would
 * wait for the one before, on connections that forms need. A crash loses up to a second of counts.
 */
export function createVisitCounter(database: Database, log: FastifyBaseLogger) {
  let unsaved = new Map<string, Row>()
  let timer: NodeJS.Timeout | undefined

  function add(row: Row) {
    const bounded = unsaved.size < maxSourcesPerDay || unsaved.has(keyOf(row)) ? row : withOtherSource(row)
    addTo(unsaved, bounded)
    timer ??= setTimeout(save, saveDelayMs).unref()
  }

  async function save() {
    clearTimeout(timer)
    timer = undefined
    if (unsaved.size === 0) return
    const rows = unsaved
    unsaved = new Map()
    try {
      await database.write(transaction => addRows(transaction, [...rows.values()]))
    } catch (error) {
      log.warn(describeError(error as Error), 'visits not saved')
      // Saved with the next view. Any other error would repeat forever.
      if (isDatabaseUnavailable(error)) for (const row of rows.values()) addTo(unsaved, row)
    }
  }

  return {
    /** The source is only known for the first view of a visit. */
    count(day: string, page: string, source: VisitSource | undefined) {
      add({ day, page, ...(source ?? unknownSource), views: 1, visits: source ? 1 : 0 })
    },
    save,
  }
}

function addTo(rows: Map<string, Row>, row: Row) {
  const key = keyOf(row)
  const counted = rows.get(key)
  rows.set(key, counted ? { ...counted, views: counted.views + row.views, visits: counted.visits + row.visits } : row)
}

const withOtherSource = (row: Row) => (hasSource(row) ? { ...row, ...otherSource } : row)

async function addRows(transaction: Handle, rows: readonly Row[]) {
  const days = [...new Set(rows.map(({ day }) => day))]
  const stored = await transaction
    .selectFrom('page_visits')
    .select(keyColumns)
    .where('day', 'in', days)
    .where(({ or, eb }) => or([eb('referrer_host', '<>', ''), eb('campaign', '<>', '')]))
    .execute()
  const known = new Set(stored.map(keyOf))
  const bounded = new Map<string, Row>()
  for (const row of rows) {
    const isAllowed = known.has(keyOf(row)) || known.size < maxSourcesPerDay * days.length
    if (isAllowed && hasSource(row)) known.add(keyOf(row))
    addTo(bounded, isAllowed ? row : withOtherSource(row))
  }
  // In the same order on every server: otherwise two of them could each wait for the other's row.
  const inOrder = [...bounded].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  await transaction
    .insertInto('page_visits')
    .values(inOrder)
    .onConflict(conflict =>
      conflict.columns(keyColumns).doUpdateSet({
        views: sql`page_visits.views + excluded.views`,
        visits: sql`page_visits.visits + excluded.visits`,
      }),
    )
    .execute()
}
