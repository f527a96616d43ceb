import type { FieldRule } from '#contracts/words.ts'
import { limits, locks, notWords } from './field-table.ts'
import { pathPattern } from './path-pattern.ts'

const notWordPatterns = notWords.map(pathPattern)
const lockPatterns = locks.map(([pattern, reason]) => ({ matches: pathPattern(pattern), reason }))
const limitPatterns = limits.map(([pattern, own]) => ({ matches: pathPattern(pattern), own }))

const placeholdersIn = (text: string) => [...new Set(text.match(/\{[a-zA-Z]+\}/g))]

/** `value`: the release's, so that the limits stay the same when the owner changes it. A new entry of a list has none. */
export function textRule(path: string, value: string, label: string): FieldRule | undefined {
  const keys = path.split('/')
  if (notWordPatterns.some(matches => matches(keys))) return undefined
  const own = limitPatterns.find(({ matches }) => matches(keys))?.own
  const isLong = value.length > 80
  return {
    label,
    kind: isLong ? 'text' : 'line',
    max: isLong ? 2000 : 200,
    isRequired: true,
    ...own,
    placeholders: placeholdersIn(value),
    locked: lockPatterns.find(({ matches }) => matches(keys))?.reason ?? null,
  }
}

/** Of a text in an entry that may be new. */
export const entryTextRule = (path: string, label: string) => textRule(path, 'x'.repeat(81), label)
