import { words as originals, type Words } from '#content/all-words.ts'
import type { FieldRule } from '#contracts/words.ts'
import { articlesPath } from './apply-changes.ts'
import type { Json } from './change.ts'
import { labelOf } from './labels.ts'
import { editableLists } from './list-table.ts'
import { pathPattern } from './path-pattern.ts'
import { textRule } from './text-rule.ts'
import { entriesOf, valueAt } from './value-at.ts'

export const maxArticles = 200

const lists = editableLists.map(list => ({
  ...list,
  matches: pathPattern(list.pattern),
  below: pathPattern(`${list.pattern}/*/**`),
}))

export function listRule(path: string) {
  const keys = path.split('/')
  return lists.find(({ matches }) => matches(keys))
}

function isInList(path: string) {
  const keys = path.split('/')
  return lists.some(({ below }) => below(keys))
}

const withoutPlaceholders = (rule: FieldRule | undefined) => rule && { ...rule, placeholders: [] }

let released: Map<string, string> | undefined

function releasedTexts() {
  const texts = new Map<string, string>()
  const visit = (value: Json, path: string) => {
    if (typeof value === 'string') texts.set(path, value)
    for (const [key, item] of entriesOf(value)) visit(item, path ? `${path}/${key}` : key)
  }
  if (!released) visit(originals as unknown as Json, '')
  released ??= texts
  return released
}

/** What the owner may write there. Undefined if there's no text or list that they can see. */
export function fieldRule(words: Words, path: string): FieldRule | undefined {
  const value = valueAt(words, path)
  return value === undefined ? undefined : ruleOf(path, value, labelOf(words, path))
}

function ruleOf(path: string, value: Json, label: string): FieldRule | undefined {
  if (typeof value === 'string') {
    // A text in a list may be another one than the release's at the same place.
    if (isInList(path)) return withoutPlaceholders(textRule(path, value, label))
    return textRule(path, releasedTexts().get(path) ?? value, label)
  }
  const list = Array.isArray(value) ? listRule(path) : undefined
  if (!list && path !== articlesPath) return undefined
  const { min = 1, max = maxArticles } = list ?? {}
  return { label, kind: 'list', max, isRequired: min > 0, placeholders: [], locked: null }
}

/** Calls back for every text and every list that can be changed, in the order of the words. Without labels, which take long. */
export function visitFields(words: Words, visitor: (path: string, kind: FieldRule['kind']) => void) {
  const visit = (value: Json, path: string) => {
    const rule = path && ruleOf(path, value, '')
    if (rule) visitor(path, rule.kind)
    for (const [key, item] of entriesOf(value)) visit(item, path ? `${path}/${key}` : key)
  }
  visit(words as unknown as Json, '')
}

export function fieldPaths(words: Words): string[] {
  const paths: string[] = []
  visitFields(words, path => paths.push(path))
  return paths
}
