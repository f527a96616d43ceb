/** The record whose page is being prerendered. Its routes come from the same list, so it is always there. */
export function findByPath<T>({ pathname }: URL, records: readonly T[], pathOf: (record: T) => string): T {
  // The prerenderer asks with a slash at the end for pages whose data is long.
  const path = pathname.replace(/(?<=.)\/$/, '')
  const record = records.find(candidate => pathOf(candidate) === path)
  if (!record) throw new Error(`No content for ${pathname}`)
  return record
}
