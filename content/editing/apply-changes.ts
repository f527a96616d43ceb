import { createWords, words as released, type Words } from '#content/all-words.ts'
import { type Site, site } from '#content/site.ts'
import type { PageDates } from '#content/updated-on.ts'
import type { Json } from '#contracts/words.ts'
import { isSame, settle } from './check-words.ts'
import { partOf } from './shape.ts'
import { companyPath, findText, releasedValue, type Text } from './texts.ts'

/** The owner's words in place of the release's. */
export type Change = { path: string; value: Json }

type Applied = {
  words: Words
  /** Paths of changes that this release can't use: it has no such text, or another kind of it. */
  unused: string[]
}

type Usable = { text: Text; value: Json }

/** The release's words with the owner's changes. */
export function applyChanges(changes: readonly Change[], pageDates: PageDates): Applied {
  const usable = changes.flatMap(change => usableChange(change) ?? [])
  const company = usable.find(({ text }) => text.path === companyPath)
  const others = usable.filter(change => change !== company)
  const words = createWords(company ? siteWith(company.value) : site, pageDates)
  const changed = others.reduce<Json>(
    (tree, { text, value }) => withValueAt(tree, text.at, value),
    words as unknown as Json,
  )
  const used = new Set(usable.map(({ text }) => text.path))
  return {
    words: changed as unknown as Words,
    unused: changes.flatMap(({ path }) => (used.has(path) ? [] : path)),
  }
}

function usableChange({ path, value }: Change): Usable | undefined {
  const text = findText(path, released)
  if (!text) return undefined
  const settled = settle(text.schema, releasedValue(text), value)
  return text.schema.safeParse(settled).success ? { text, value: settled } : undefined
}

/** What the owner has replaced is no longer a placeholder. */
function siteWith(value: Json): Site {
  const changed = value as unknown as Site
  const isReplaced = (name: string) => {
    const at = (tree: Site) =>
      name.split('.').reduce<Json>((part, key) => partOf(part, key) ?? null, tree as unknown as Json)
    return !isSame(at(changed), at(site))
  }
  return { ...changed, standIns: site.standIns.filter(name => !isReplaced(name)) }
}

/** A copy with another value there. */
export function withValueAt(tree: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value
  const changed = withValueAt(partOf(tree, key) ?? null, rest, value)
  if (Array.isArray(tree)) return tree.map((item, index) => (`${index}` === key ? changed : item))
  return { ...(tree as Record<string, Json>), [key]: changed }
}
