import type { Json } from '#content/editing/change.ts'

/** An entry while it's edited. A removed one stays where it was until the list is saved, so that it can be put back. */
export type ListEntry = { id: number; value: Json; isRemoved?: boolean }

const nextId = (entries: readonly ListEntry[]) => Math.max(0, ...entries.map(({ id }) => id)) + 1

export const toEntries = (value: Json): ListEntry[] =>
  Array.isArray(value) ? value.map((item: Json, index) => ({ id: index + 1, value: item })) : []

/** Past removed entries, which have no place of their own. */
export function moveEntry(entries: readonly ListEntry[], id: number, step: -1 | 1): ListEntry[] {
  const from = entries.findIndex(entry => entry.id === id)
  let to = from + step
  while (entries[to]?.isRemoved) to += step
  const entry = entries[from]
  if (!entry || !entries[to]) return [...entries]
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** After the entry with this id, or at the end. */
export function addEntry(entries: readonly ListEntry[], value: Json, afterId?: number) {
  const id = nextId(entries)
  const index = entries.findIndex(entry => entry.id === afterId)
  return { id, entries: entries.toSpliced(index === -1 ? entries.length : index + 1, 0, { id, value }) }
}

export const changeEntry = (entries: readonly ListEntry[], id: number, change: Partial<ListEntry>): ListEntry[] =>
  entries.map(entry => (entry.id === id ? { ...entry, ...change } : entry))

/** Those that will be saved. */
export const keptEntries = (entries: readonly ListEntry[]) => entries.filter(({ isRemoved }) => !isRemoved)
