import type { Words } from '#content/all-words.ts'
import { articlesPath } from '#content/editing/apply-changes.ts'
import { fieldPaths, fieldRule } from '#content/editing/fields.ts'
import { isSame } from '#content/editing/is-same.ts'
import type { Field } from '#contracts/words.ts'
import { asJson, holderOf, isBelow, type ThreeWords, wordAt } from './drafted-words.ts'
import type { WordState } from './word-store.ts'

/** Undefined if there's no such text. */
export function fieldAt({ changes, drafts }: WordState, words: ThreeWords, path: string): Field | undefined {
  const rule = [words.drafted, words.published, words.originals].flatMap(tree => fieldRule(tree, path) ?? [])[0]
  if (!rule) return
  const draft = holderOf(drafts, path)
  const [value, published] = [wordAt(words.drafted, path), wordAt(words.published, path)]
  // In a list that was changed, the release's text at the same place can be another one.
  const holder = draft?.value ? draft : holderOf(changes, path)
  const isInside = holder !== undefined && holder.path !== path
  return {
    path,
    rule,
    value: asJson(value),
    original: isInside ? null : asJson(wordAt(words.originals, path)),
    published: asJson(published),
    isDraft: draft !== undefined && (draft.path === path || !isSame(value, published)),
    revision: draft?.revision ?? null,
  }
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The texts that a page shows, the lists they're in, and what belongs to them but can't be seen, such as a link. */
export function pathsOnPage(words: Words, shown: readonly string[]): string[] {
  const texts = new Set(shown)
  const parents = new Set(shown.map(parentOf))
  return fieldPaths(words).filter(path => {
    if (texts.has(path)) return true
    if (path === articlesPath || path.startsWith('site/')) return false
    const value = wordAt(words, path)
    if (Array.isArray(value)) return shown.some(text => isBelow(text, path))
    return parents.has(parentOf(path))
  })
}
