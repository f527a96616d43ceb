import type { storedRows } from '#tests/support/stored-rows.ts'

export type StoredRows = Awaited<ReturnType<typeof storedRows>>

type Cells = Array<[column: string, value: unknown]>

/** Limits count attempts, visits are counted in memory and saved later, and links are made when their email is sent. */
const leftOutTables = ['rate_limits', 'page_visits', 'visit_sources', 'form_visits', 'plan_links']

/** Sending comes after the operation and can fail on its own. A repeat rebuilds a form's response. Any call uses a login. */
const leftOutColumns: Record<string, readonly string[]> = {
  outbox: ['attempts', 'next_attempt_at', 'leased_until', 'sent_at'],
  forms: ['response'],
  admin_sessions: ['last_used_at'],
}

const anyValues: ReadonlyArray<[RegExp, string]> = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID'],
  [/\d{4}-\d\d-\d\dT\d\d(:\d\d:\d\d\.\d{3}Z)?/g, 'TIME'],
  [/\d{4}-\d\d-\d\d/g, 'DAY'],
  [/[0-9a-f]{64}/g, 'HASH'],
  [/visitor-\d+-[0-9a-f]{8}/g, 'visitor'],
  [/(version\W+)\d+/g, '$1N'],
  [/10\.\d+\.\d+\.\d+/g, 'ADDRESS'],
  [/"([\w-]{43}|[\w-]{32})"/g, '"TOKEN"'],
]

const withoutRandomness = (text: string) =>
  anyValues.reduce((masked, [value, name]) => masked.replace(value, name), text)

/**
 * What an operation did, the same each time it's done: rows it added, deleted and counted up, without ids and times.
 * `counted`: tables that are left out otherwise.
 */
export function rowChanges(before: StoredRows, after: StoredRows, counted: readonly string[] = []): string[] {
  return (
    Object.keys(after)
      .filter(table => counted.includes(table) || !leftOutTables.includes(table))
      .flatMap(table =>
        tableChanges(table, before[table] ?? [], after[table] ?? []).map(change => `${table} ${change}`),
      )
      .map(withoutRandomness)
      // A repeat that changes nothing shows the lead, and the file is cleaned up later if it can't be right now.
      .filter(change => !['"lead.viewed"', '"erasure_traces"'].some(part => change.includes(part)))
      .sort()
  )
}

function tableChanges(table: string, before: readonly string[], after: readonly string[]) {
  const changed = (rows: readonly string[], others: readonly string[]) =>
    without(rows, others).map(row => cellsOf(table, row))
  const [gone, added] = withoutPairs(changed(before, after), changed(after, before))
  const counted = added.flatMap(row => {
    const previous = gone.find(other => textsOf(other) === textsOf(row))
    return previous ? [{ row, previous }] : []
  })
  const isCounted = (row: Cells) => counted.some(pair => pair.row === row || pair.previous === row)
  return [
    ...gone.filter(row => !isCounted(row)).map(row => `- ${JSON.stringify(row)}`),
    ...added.filter(row => !isCounted(row)).map(row => `+ ${JSON.stringify(row)}`),
    ...counted.map(({ row, previous }) => `${textsOf(row)} ${JSON.stringify(growth(previous, row))}`),
  ]
}

/** Every row has a key, so no two are the same. */
function without(rows: readonly string[], others: readonly string[]) {
  const known = new Set(others)
  return rows.filter(row => !known.has(row))
}

function cellsOf(table: string, row: string): Cells {
  const cells = (JSON.parse(row) as Cells).filter(([column]) => !leftOutColumns[table]?.includes(column))
  // Whether and how often it was tried to send it doesn't matter either.
  const isQueued = table === 'outbox' && cells.some(([, value]) => value === 'waiting' || value === 'sent')
  const queued: Record<string, unknown> = { status: 'queued', last_error: null }
  return isQueued ? cells.map(([column, value]) => [column, column in queued ? queued[column] : value]) : cells
}

/** Rows that differ only in what's left out. */
function withoutPairs(gone: readonly Cells[], added: readonly Cells[]) {
  const [old, current] = [gone, added].map(rows => new Set(rows.map(row => JSON.stringify(row))))
  return [
    gone.filter(row => !current?.has(JSON.stringify(row))),
    added.filter(row => !old?.has(JSON.stringify(row))),
  ] as const
}

const textsOf = (row: Cells) => JSON.stringify(row.filter(([, value]) => typeof value !== 'number'))

const growth = (before: Cells, after: Cells) =>
  after.flatMap(([column, value], index) => {
    const grown = typeof value === 'number' ? value - Number(before[index]?.[1]) : 0
    return grown === 0 ? [] : [`${column} +${grown}`]
  })
