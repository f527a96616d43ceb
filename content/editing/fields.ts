import type { Words } from '#content/all-words.ts'
import type { FieldRule } from '#contracts/words.ts'
import { articlesPath } from './apply-changes.ts'
import type { Json } from './change.ts'
import { limits, locks, notWords } from './field-table.ts'
import { labelOf } from './labels.ts'
import { editableLists } from './list-table.ts'
import { matchesPattern } from './path-pattern.ts'
import { entriesOf, valueAt } from './value-at.ts'

const maxArticles = 200

export const listRule = (path: string) => editableLists.find(({ pattern }) => matchesPattern(path, pattern))

const placeholdersIn = (text: string) => [...new Set(text.match(/\{[a-zA-Z]+\}/g))]

/** What the owner may write there. Undefined if there's no text or list that they can see. */
export function fieldRule(words: Words, path: string): FieldRule | undefined {
  const value = valueAt(words, path)
  if (value === undefined) return undefined
  const label = labelOf(words, path)
  const list = listRule(path)
  if (list || path === articlesPath)
    return {
      label,
      kind: 'list',
      max: list?.max ?? maxArticles,
      isRequired: (list?.min ?? 1) > 0,
      placeholders: [],
      locked: null,
    }
  return typeof value === 'string' ? textRule(path, value, label) : undefined
}

/** `value`: what's there now. A new entry of a list has none. */
export function textRule(path: string, value: string, label: string): FieldRule | undefined {
  if (notWords.some(pattern => matchesPattern(path, pattern))) return undefined
  const own = limits.find(([pattern]) => matchesPattern(path, pattern))?.[1]
  const isLong = value.length > 80
  return {
    label,
    kind: isLong ? 'text' : 'line',
    max: isLong ? 2000 : 200,
    isRequired: true,
    ...own,
    placeholders: placeholdersIn(value),
    locked: locks.find(([pattern]) => matchesPattern(path, pattern))?.[1] ?? null,
  }
}

/** Every text and every list that can be changed, in the order of the words. */
export function fieldPaths(words: Words): string[] {
  const paths: string[] = []
  const visit = (value: Json, path: string) => {
    if (path && fieldRule(words, path)) paths.push(path)
    for (const [key, item] of entriesOf(value)) visit(item, path ? `${path}/${key}` : key)
  }
  visit(words as unknown as Json, '')
  return paths
}
