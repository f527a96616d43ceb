import type { Documents } from '#content/all-content.ts'
import { createWords, words as released, type Words } from '#content/all-words.ts'
import { addedArticleSchema } from '#content/schemas/documents.ts'
import { type Site, site } from '#content/site.ts'
import type { PageDates } from '#content/updated-on.ts'
import type { Json } from '#contracts/words.ts'
import { isSame, settle } from './check-words.ts'
import { partOf, partUnder, withPart } from './shape.ts'
import { companyTextPath, documentKinds, documentsIn, findText } from './texts.ts'

/** The owner's words in place of the release's. */
export type Change = { path: string; value: Json }

type Applied = {
  words: Words
  /** Paths of changes that this release can't use: it has no such text, or another kind of it. */
  unused: string[]
}

/** The release's words with the owner's changes. */
export function applyChanges(changes: readonly Change[], pageDates: PageDates): Applied {
  const usable = new Map(changes.flatMap(({ path, value }) => usableChange(path, value) ?? []))
  const company = usable.get(companyTextPath)
  const words = createWords(company === undefined ? site : siteWith(company), pageDates, documentsWith(usable))
  const typed = [...usable].flatMap(([path, value]) => {
    const at = path === companyTextPath ? undefined : findText(path, released)?.at(released)
    return at && at[0] !== 'documents' ? [{ at, value }] : []
  })
  const changed = typed.reduce<Json>((tree, { at, value }) => withPart(tree, at, value), words as unknown as Json)
  return {
    words: changed as unknown as Words,
    unused: changes.flatMap(({ path }) => (usable.has(path) ? [] : path)),
  }
}

function usableChange(path: string, value: Json): Array<[path: string, value: Json]> | undefined {
  const text = findText(path, released)
  if (text) {
    const settled = settle(text, value)
    return text.schema.safeParse(settled).success ? [[path, settled]] : undefined
  }
  return path.startsWith('articles/') && addedArticleSchema.safeParse(value).success ? [[path, value]] : undefined
}

/** Added articles first, the newest of them at the top. */
function documentsWith(usable: ReadonlyMap<string, Json>): Documents {
  const entries = documentKinds.map(kind => {
    const changed = documentsIn(released, kind).map(
      document => usable.get(`${kind.group}/${kind.nameOf(document)}`) ?? document,
    )
    const isAdded = (path: string) => path.startsWith(`${kind.group}/`) && !findText(path, released)
    const added = [...usable].flatMap(([path, value]) => (isAdded(path) ? [value] : []))
    const byAge = added.toSorted((a, b) => Number(partOf(b, 'id')) - Number(partOf(a, 'id')))
    return [kind.key, [...byAge, ...changed]] as const
  })
  return Object.fromEntries(entries) as unknown as Documents
}

/** What the owner has replaced is no longer a placeholder. */
function siteWith(value: Json): Site {
  const changed = value as unknown as Site
  const isReplaced = (name: string) => {
    const at = (tree: Site) => partUnder(tree as unknown as Json, name.split('.')) ?? null
    return !isSame(at(changed), at(site))
  }
  return { ...changed, standIns: site.standIns.filter(name => !isReplaced(name)) }
}
