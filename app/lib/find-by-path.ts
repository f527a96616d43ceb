import { canonicalPath } from './canonical-path.ts'

/** The record whose page is being prerendered. Its routes come from the same list, so it is always there. */
export function findByPath<T>({ pathname }: URL, records: readonly T[], pathOf: (record: T) => string): T {
  const path = canonicalPath(pathname)
  const record = records.find(candidate => pathOf(candidate) === path)
  if (!record) throw new Error(`No content for ${pathname}`)
  return record
}
