import type { Json } from '#content/editing/change.ts'
import { commonItems } from './common-items.ts'

export type TextPart = { text: string; isChanged: boolean }

/** One entry of a list, one part of an article or a whole text; or how many were left out because they're the same. */
export type ComparedEntry = { parts: TextPart[] } | { sameEntries: number }

/** What each of the two values says, with the words that the other doesn't have. */
export function compareValues(path: string, before: Json, after: Json) {
  const [old, now] = [entriesOf(path, before), entriesOf(path, after)]
  const pairs = commonItems(old, now)
  const isSame = pairs.length === old.length && pairs.length === now.length
  if (isSame) return { before: old.map(unchanged), after: now.map(unchanged) }
  const result = { before: [] as ComparedEntry[], after: [] as ComparedEntry[] }
  let [i, j, sameEntries] = [0, 0, 0]
  const countSame = () => {
    if (sameEntries > 0) for (const side of [result.before, result.after]) side.push({ sameEntries })
    sameEntries = 0
  }
  for (const [nextI, nextJ] of [...pairs, [old.length, now.length] as const]) {
    if (i < nextI || j < nextJ) countSame()
    for (; i < nextI && j < nextJ; i++, j++) {
      const [beforeParts, afterParts] = compareTexts(old[i] ?? '', now[j] ?? '')
      result.before.push({ parts: beforeParts })
      result.after.push({ parts: afterParts })
    }
    for (; i < nextI; i++) result.before.push(changed(old[i]))
    for (; j < nextJ; j++) result.after.push(changed(now[j]))
    sameEntries++
    i++
    j++
  }
  // The last pair is the end of both.
  sameEntries--
  countSame()
  return result
}

const unchanged = (text: string): ComparedEntry => ({ parts: [{ text, isChanged: false }] })
const changed = (text = ''): ComparedEntry => ({ parts: [{ text, isChanged: true }] })

/** Fewer words in common than this are a coincidence: marking single words between them would be unreadable. */
const leastInCommon = 0.3

function compareTexts(before: string, after: string): [TextPart[], TextPart[]] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const [oldWords, newWords] = [old, now].map(words => words.map(word => word.trim())) as [string[], string[]]
  const pairs = commonItems(oldWords, newWords)
  const kept = pairs.length < leastInCommon * Math.min(old.length, now.length) ? [] : pairs
  return [partsOf(old, new Set(kept.map(([i]) => i))), partsOf(now, new Set(kept.map(([, j]) => j)))]
}

/** Each with the space after it. */
const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []

function partsOf(words: readonly string[], kept: ReadonlySet<number>) {
  const parts: TextPart[] = []
  for (const [index, word] of words.entries()) {
    const isChanged = !kept.has(index)
    const last = parts.at(-1)
    if (last?.isChanged === isChanged) last.text += word
    else parts.push({ text: word, isChanged })
  }
  return parts
}

/** Names for the software, not words. */
const hiddenKeys = ['type', 'id', 'slug', 'key', 'level']

function entriesOf(path: string, value: Json): string[] {
  if (path === 'articles' && Array.isArray(value)) return value.map(slug => readableName(String(slug)))
  if (Array.isArray(value)) return value.map(entryText)
  if (value !== null && typeof value === 'object') return shownValues(value).flatMap(part => entriesOf('', part))
  return [entryText(value)]
}

const entryText = (entry: Json): string => asTexts(entry).join('\n')

const asTexts = (value: Json): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (value === null || typeof value !== 'object') return []
  return (Array.isArray(value) ? value : shownValues(value)).flatMap(asTexts)
}

const shownValues = (value: object): Json[] =>
  Object.entries(value).flatMap(([key, part]) => (hiddenKeys.includes(key) || typeof part === 'number' ? [] : [part]))

/** "First process to automate". */
function readableName(slug: string) {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
