import { words as originals, type Words } from '#content/all-words.ts'
import type { FieldRule } from '#contracts/words.ts'
import { articlesPath } from './apply-changes.ts'
import type { Json } from './change.ts'
import { labelOf } from './labels.ts'
import { editableLists } from './list-table.ts'
import { pathPattern } from './path-pattern.ts'
import { textRule } from './text-rule.ts'
import { entriesOf, valueAt } from './value-at.ts'

const maxArticles = 200

const lists = editableLists.map(list => ({ ...list, matches: pathPattern(list.pattern) }))

export function listRule(path: string) {
  const keys = path.split('/')
  return lists.find(({ matches }) => matches(keys))
}

/** What the owner may write there. Undefined if there's no text or list that they can see. */
export function fieldRule(words: Words, path: string): FieldRule | undefined {
  const value = valueAt(words, path)
  return value === undefined ? undefined : ruleOf(words, path, value)
}

function ruleOf(words: Words, path: string, value: Json): FieldRule | undefined {
  if (typeof value === 'string') return ownRule(path, value, labelOf(words, path))
  const list = Array.isArray(value) ? listRule(path) : undefined
  if (!list && path !== articlesPath) return undefined
  const { min = 1, max = maxArticles } = list ?? {}
  return { label: labelOf(words, path), kind: 'list', max, isRequired: min > 0, placeholders: [], locked: null }
}

/** By the original, so that a text that the owner shortened can grow again. An entry of a changed list may have none that's like it. */
function ownRule(path: string, value: string, label: string) {
  const original = valueAt(originals, path)
  const rule = typeof original === 'string' ? textRule(path, original, label) : undefined
  return rule && value.length <= rule.max ? rule : textRule(path, value, label)
}

/** Calls back for every text and every list that can be changed, in the order of the words. */
export function visitFields(words: Words, visitor: (path: string, rule: FieldRule) => void) {
  const visit = (value: Json, path: string) => {
    const rule = path && ruleOf(words, path, value)
    if (rule) visitor(path, rule)
    for (const [key, item] of entriesOf(value)) visit(item, path ? `${path}/${key}` : key)
  }
  visit(words as unknown as Json, '')
}

export function fieldPaths(words: Words): string[] {
  const paths: string[] = []
  visitFields(words, path => paths.push(path))
  return paths
}
