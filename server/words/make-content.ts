import { type Content, content } from '#content/all-content.ts'
import type { Change, Json } from '#content/editing/change.ts'
import type { PageDates } from '#content/updated-on.ts'

/** Everything that pages are made from. Plain data, because it's sent to another thread. */
export type WordsInput = {
  changes: readonly Change[]
  pageDates: PageDates
  /** YYYY-MM-DD */
  today: string
}

export function makeContent({ changes, pageDates }: Pick<WordsInput, 'changes' | 'pageDates'>): Content {
  const start = { ...content, pageDates } as unknown as Json
  return changes.reduce<Json>((all, { path, value }) => set(all, path.split('/'), value), start) as unknown as Content
}

function set(node: Json, [key, ...rest]: string[], value: Json): Json {
  if (key === undefined) return value
  if (Array.isArray(node)) {
    const bySlug = node.findIndex(item => (item as { slug?: string }).slug === key)
    const index = bySlug < 0 ? Number(key) : bySlug
    return node.with(index, set(node[index] as Json, rest, value))
  }
  const object = node as Record<string, Json>
  return { ...object, [key]: set(object[key] as Json, rest, value) }
}
