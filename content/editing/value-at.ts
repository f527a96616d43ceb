import type { Json } from './change.ts'

/** The key of an array's item: its slug, if it has one, so that the path stays right when the order changes. */
const keyOf = (item: Json, index: number) =>
  typeof item === 'object' && item !== null && 'slug' in item && typeof item.slug === 'string' ? item.slug : `${index}`

export function entriesOf(value: Json): ReadonlyArray<[key: string, value: Json]> {
  if (Array.isArray(value)) return value.map((item, index) => [keyOf(item, index), item])
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function childOf(value: Json, key: string): Json | undefined {
  if (Array.isArray(value)) return value.find((item, index) => keyOf(item, index) === key)
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, Json>>)[key]
    : undefined
}

/** `words` is any tree of plain data. */
export const valueAt = (words: unknown, path: string): Json | undefined =>
  path
    .split('/')
    .reduce<Json | undefined>((value, key) => (value === undefined ? undefined : childOf(value, key)), words as Json)

/** A copy with another value there. Undefined if there's nothing at the path. */
export function withValueAt(tree: Json, [key, ...rest]: readonly string[], value: Json): Json | undefined {
  if (key === undefined) return value
  const child = childOf(tree, key)
  const changed = child === undefined ? undefined : withValueAt(child, rest, value)
  if (changed === undefined) return undefined
  if (Array.isArray(tree)) return entriesOf(tree).map(([name, item]) => (name === key ? changed : item))
  return { ...(tree as Readonly<Record<string, Json>>), [key]: changed }
}
