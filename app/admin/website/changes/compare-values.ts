import type { Json } from '#content/editing/change.ts'

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

const maxCells = 4_000_000

/** Pairs of indexes of a longest common subsequence. Texts too long for a table share only their beginning and end. */
function commonItems(a: readonly string[], b: readonly string[]): Array<readonly [number, number]> {
  const shortest = Math.min(a.length, b.length)
  let start = 0
  while (start < shortest && a[start] === b[start]) start++
  let end = 0
  while (end < shortest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const middle = longestCommon(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...middle.map(([i, j]) => [i + start, j + start] as const),
    ...Array.from({ length: end }, (_, index) => [a.length - end + index, b.length - end + index] as const),
  ]
}

function longestCommon(a: readonly string[], b: readonly string[]) {
  const pairs: Array<readonly [number, number]> = []
  const width = b.length + 1
  if (a.length * b.length > maxCells) return pairs
  // How many items the rests of both, from i and j on, have in common.
  const common = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
