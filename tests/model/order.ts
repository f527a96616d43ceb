/** By code point, as both databases compare text. JavaScript compares UTF-16. */
export const compareText = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

type Keyed = { key: string; id: string }

export const compareKeyed = (a: Keyed, b: Keyed) => compareText(a.key, b.key) || compareText(a.id, b.id)

export type Page<Row> = { page: Row[]; total: number; next: Keyed | undefined }

/** The part of a list that follows `after`. */
export function pageAfter<Row extends { id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  direction: 'asc' | 'desc',
  after: Keyed | undefined,
  limit: number,
): Page<Row> {
  const sign = direction === 'asc' ? 1 : -1
  const sorted = rows
    .map(row => ({ row, key: keyOf(row), id: row.id }))
    .sort((a, b) => sign * compareKeyed(a, b))
    .filter(entry => !after || sign * compareKeyed(entry, after) > 0)
  const last = sorted.length > limit ? sorted[limit - 1] : undefined
  return {
    page: sorted.slice(0, limit).map(({ row }) => row),
    total: rows.length,
    next: last && { key: last.key, id: last.id },
  }
}
