import type { BottleneckPhrases } from './bottleneck-phrases.ts'

/** More words than these tell of several things. */
const maxWords = 12
/** For * in a phrase. */
const maxGap = 4

const separator = /[,;/&+\n]/
const unlikeEnglish = /[^\P{L}\p{Script=Latin}]|\p{Extended_Pictographic}/u
const plural = /[^s]s$/

const simpleWord = (word: string) => (word.length > 3 && plural.test(word) ? word.slice(0, -1) : word)

const simpleWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(simpleWord)

const isNumber = (word: string) => /^(\d+|five|six|ten|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(word)

type Phrase = { kind: string; tokens: readonly string[] }
/** By the first token, so that few have to be compared. */
type Phrases = Map<string, Phrase[]>
type Found = { kind: string; start: number; end: number }

function indexed(phrasesByKind: Readonly<Record<string, readonly string[]>>): Phrases {
  const index: Phrases = new Map()
  for (const [kind, phrases] of Object.entries(phrasesByKind)) {
    for (const phrase of phrases) {
      const tokens = phrase.replaceAll("'", '').split(' ').map(simpleWord)
      const [first = ''] = tokens
      const others = index.get(first)
      if (others) others.push({ kind, tokens })
      else index.set(first, [{ kind, tokens }])
    }
  }
  return index
}

/** "{customer}" and others, by word. */
function groupsByWord(groups: BottleneckPhrases['groups']) {
  const byWord = new Map<string, string[]>()
  for (const [name, words] of Object.entries(groups)) {
    for (const word of words.flatMap(simpleWords)) byWord.set(word, [...(byWord.get(word) ?? []), `{${name}}`])
  }
  return byWord
}

function prepare({ groups, people, topics, misleading, plain, otherLanguages, nothing }: BottleneckPhrases) {
  const entries = Object.entries(topics)
  return {
    groups: groupsByWord(groups),
    people: indexed(people),
    topics: indexed(Object.fromEntries(entries.map(([kind, { phrases }]) => [kind, phrases]))),
    topicWords: new Map(entries.flatMap(([kind, { words }]) => words.map(word => [simpleWord(word), kind] as const))),
    misleading: indexed({ misleading }),
    plain: new Set(plain.flatMap(simpleWords)),
    otherLanguages: new Set(otherLanguages),
    nothing: new Set(nothing.map(answer => simpleWords(answer).join(' '))),
  }
}

type Prepared = ReturnType<typeof prepare>

const prepared = new WeakMap<BottleneckPhrases, Prepared>()

function preparedOf(phrases: BottleneckPhrases) {
  const known = prepared.get(phrases) ?? prepare(phrases)
  prepared.set(phrases, known)
  return known
}

export const isNoAnswer = (text: string, phrases: BottleneckPhrases) =>
  text.length < 100 && preparedOf(phrases).nothing.has(simpleWords(text).join(' '))

/** Such as a joke, or what nobody can change. */
export function isOffTopic(text: string, phrases: BottleneckPhrases) {
  const known = preparedOf(phrases)
  return findPhrases(simpleWords(text), known.misleading, known).length > 0
}

/** What a bottleneck is about, or undefined unless its words say so clearly. */
export function findKind(text: string, phrases: BottleneckPhrases): string | undefined {
  const words = simpleWords(text)
  const known = preparedOf(phrases)
  if (words.length > maxWords || unlikeEnglish.test(text) || words.some(word => known.otherLanguages.has(word)))
    return undefined

  if (findPhrases(words, known.misleading, known).length > 0) return undefined
  const people = findPhrases(words, known.people, known)
  const person = Object.keys(phrases.people).find(kind => people.some(found => found.kind === kind))
  if (person) return person

  const found = longestFirst(findPhrases(words, known.topics, known))
  const others = words.filter((_, index) => !found.some(({ start, end }) => start <= index && index < end))
  const isUnderstood = others.every(word => known.plain.has(word) || known.topicWords.has(word) || isNumber(word))
  const isList = separator.test(text)
  if ((found.length === 0 || isList) && !isUnderstood) return undefined
  const inWords = others.flatMap(word => known.topicWords.get(word) ?? [])
  const kinds = new Set([...found.map(({ kind }) => kind), ...inWords])
  return kinds.size === 1 ? [...kinds][0] : undefined
}

function findPhrases(words: readonly string[], phrases: Phrases, { groups }: Prepared): Found[] {
  return words.flatMap((word, start) => {
    const firsts = [...(start === 0 ? ['^'] : []), word, ...(groups.get(word) ?? []), ...(isNumber(word) ? ['#'] : [])]
    return firsts.flatMap(first =>
      (phrases.get(first) ?? []).flatMap(({ kind, tokens }) => {
        const end = endOf(tokens, words, start, groups)
        return end === undefined ? [] : [{ kind, start, end }]
      }),
    )
  })
}

function endOf(
  [wanted, ...rest]: readonly string[],
  words: readonly string[],
  at: number,
  groups: Prepared['groups'],
): number | undefined {
  if (wanted === undefined) return at
  if (wanted === '^') return endOf(rest, words, at, groups)
  if (wanted === '$') return at === words.length ? endOf(rest, words, at, groups) : undefined
  if (wanted === '*') {
    for (let gap = 1; gap <= maxGap && at + gap <= words.length; gap++) {
      const end = endOf(rest, words, at + gap, groups)
      if (end !== undefined) return end
    }
    return undefined
  }
  const word = words[at]
  if (word === undefined) return undefined
  const fits = word === wanted || groups.get(word)?.includes(wanted) || (wanted === '#' && isNumber(word))
  return fits ? endOf(rest, words, at + 1, groups) : undefined
}

/** Without those that overlap a longer one: in "late invoices", "invoices" says no more. */
function longestFirst(found: readonly Found[]) {
  const kept: Found[] = []
  for (const next of [...found].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const overlaps = kept.some(({ start, end }) => next.start < end && start < next.end)
    if (!overlaps) kept.push(next)
  }
  return kept
}
