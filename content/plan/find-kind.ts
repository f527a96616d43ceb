import type { BottleneckPhrases } from './bottleneck-phrases.ts'

/** More words than these tell of several things. */
const maxWords = 12
/** For * in a phrase. */
const maxGap = 4

const separator = /[,;/&+\n]|\b(?:and|or)\b/i
const unlikeEnglish = /[^\P{L}\p{Script=Latin}]|\p{Extended_Pictographic}/u
const plural = /[^s]s$/

const simpleWord = (word: string) => (word.length > 3 && plural.test(word) ? word.slice(0, -1) : word)

const isNumber = (word: string) => /^\d+$/.test(word)

const simpleWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .split(/[^\p{L}\p{N}^$*#{}]+/u)
    .filter(word => word !== '')
    .map(simpleWord)

type Phrase = { kind: string; tokens: readonly string[] }
type Found = { kind: string; start: number; end: number }

function prepare({ groups, people, topics, misleading, plain, otherLanguages, nothing }: BottleneckPhrases) {
  const phrasesOf = (kind: string, phrases: readonly string[]) =>
    phrases.map(phrase => ({ kind, tokens: simpleWords(phrase) }))
  return {
    groups: new Map(Object.entries(groups).map(([name, words]) => [`{${name}}`, new Set(words.map(simpleWord))])),
    people: Object.entries(people).flatMap(([kind, phrases]) => phrasesOf(kind, phrases)),
    topics: Object.entries(topics).flatMap(([kind, { phrases }]) => phrasesOf(kind, phrases)),
    topicWords: new Map(
      Object.entries(topics).flatMap(([kind, { words }]) => words.map(word => [simpleWord(word), kind] as const)),
    ),
    misleading: phrasesOf('misleading', misleading),
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
  preparedOf(phrases).nothing.has(simpleWords(text.slice(0, 100)).join(' '))

/** What a bottleneck is about, or undefined unless its words say so clearly. */
export function findKind(text: string, phrases: BottleneckPhrases): string | undefined {
  const words = simpleWords(text)
  const known = preparedOf(phrases)
  if (words.length > maxWords || unlikeEnglish.test(text) || words.some(word => known.otherLanguages.has(word)))
    return undefined

  const find = (list: readonly Phrase[]) => list.flatMap(phrase => findPhrase(phrase, words, known.groups))
  if (find(known.misleading).length > 0) return undefined
  const [person] = find(known.people)
  if (person) return person.kind

  const found = longestFirst(find(known.topics))
  const others = words.filter((_, index) => !found.some(({ start, end }) => start <= index && index < end))
  const isUnderstood = others.every(word => known.plain.has(word) || known.topicWords.has(word) || isNumber(word))
  const isList = separator.test(text)
  if ((found.length === 0 || isList) && !isUnderstood) return undefined
  const inWords = found.length === 0 || isList ? others.flatMap(word => known.topicWords.get(word) ?? []) : []
  const kinds = new Set([...found.map(({ kind }) => kind), ...inWords])
  return kinds.size === 1 ? [...kinds][0] : undefined
}

function findPhrase({ kind, tokens }: Phrase, words: readonly string[], groups: Prepared['groups']): Found[] {
  const endOf = (token: number, at: number): number | undefined => {
    const wanted = tokens[token]
    if (wanted === undefined) return at
    if (wanted === '^') return at === 0 ? endOf(token + 1, at) : undefined
    if (wanted === '$') return at === words.length ? endOf(token + 1, at) : undefined
    if (wanted === '*') {
      for (let gap = 1; gap <= maxGap && at + gap <= words.length; gap++) {
        const end = endOf(token + 1, at + gap)
        if (end !== undefined) return end
      }
      return undefined
    }
    const word = words[at]
    const fits = word !== undefined && (word === wanted || groups.get(wanted)?.has(word) || (wanted === '#' && isNumber(word)))
    return fits ? endOf(token + 1, at + 1) : undefined
  }
  return words.flatMap((_, start) => {
    const end = endOf(0, start)
    return end === undefined ? [] : [{ kind, start, end }]
  })
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
