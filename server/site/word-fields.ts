import type { Words } from '#content/all-words.ts'
import { articlesPath } from '#content/editing/apply-changes.ts'
import { fieldRule, visitFields } from '#content/editing/fields.ts'
import { isSame } from '#content/editing/is-same.ts'
import { labelOf } from '#content/editing/labels.ts'
import type { FieldRule, WordField } from '#contracts/words.ts'
import { asJson, holderOf, isBelow, type ThreeWords, wordAt } from './drafted-words.ts'
import type { WordState } from './word-store.ts'

/** Undefined if there's no such text. */
export function fieldAt({ changes, drafts }: WordState, words: ThreeWords, path: string): WordField | undefined {
  const ruleIn = (tree: Words) => fieldRule(tree, path) ?? articleRule(tree, path)
  const rule = ruleIn(words.drafted) ?? ruleIn(words.published) ?? ruleIn(words.originals)
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

/** An article that was added is one value. */
function articleRule(words: Words, path: string): FieldRule | undefined {
  const [folder, slug, ...rest] = path.split('/')
  if (folder !== articlesPath || rest.length > 0 || !words.articles.some(article => article.slug === slug)) return
  return { label: labelOf(words, path), kind: 'list', max: 1, isRequired: false, placeholders: [], locked: null }
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The texts that a page shows, the lists they're in, and what belongs to them but can't be seen, such as a link. */
export function pathsOnPage(words: Words, shown: readonly string[]): string[] {
  const texts = new Set(shown)
  const parents = new Set(shown.map(parentOf))
  const paths: string[] = []
  visitFields(words, (path, kind) => {
    const isShown = () => {
      if (texts.has(path)) return true
      if (path === articlesPath || path.startsWith('site/')) return false
      return kind === 'list' ? shown.some(text => isBelow(text, path)) : parents.has(parentOf(path))
    }
    if (isShown()) paths.push(path)
  })
  return paths
}
