import type { Words } from '#content/all-words.ts'
import { names, places, silent, singulars, wholeNames } from './label-names.ts'
import { pathPattern } from './path-pattern.ts'
import { valueAt } from './value-at.ts'

const wholePatterns = wholeNames.map(([pattern, name]) => ({ matches: pathPattern(pattern), name }))

const isNumber = (key: string) => /^\d+$/.test(key)

/** "howToGet" and "great-lakes" as words. */
const asWords = (key: string) =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

const nameOf = (key: string) => names[key] ?? asWords(key)

const singularOf = (key: string) => singulars[key] ?? nameOf(key).replace(/s$/, '')

/** "questions", "3", "answer" as "question 4, answer". */
function describeKeys(keys: readonly string[]) {
  const parts: string[] = []
  for (const [index, key] of keys.entries()) {
    const before = keys[index - 1]
    const isList = isNumber(keys[index + 1] ?? '')
    if (isNumber(key)) {
      // The list's name is there already, unless it's a list in a list, such as a table's row.
      const list = isNumber(before ?? '') ? 'column' : parts.pop()
      parts.push(`${list} ${Number(key) + 1}`)
    } else if (before === 'titles') parts.push(`heading of “${nameOf(key)}”`)
    else if (before === 'actions') parts.push(`action “${asWords(key)}”`)
    else if (isList) parts.push(singularOf(key))
    else if (key === 'link' && index < keys.length - 1) parts.push('link')
    else if (!silent.has(key)) parts.push(nameOf(key))
  }
  return parts.join(', ').replace(/(question \d+), question$/, '$1')
}

/** An entry that's known by its own title, such as an article, and the keys inside it. */
function titledEntry(words: Words, [list, entry, ...rest]: readonly string[]) {
  if (list === undefined || entry === undefined) return undefined
  const at = (key: string) => valueAt(words, `${list}/${entry}/${key}`)
  const titled = (title: unknown) => (typeof title === 'string' ? { place: title, rest } : undefined)
  if (list === 'articles') return titled(`Article “${at('title') ?? entry}”`)
  if (list === 'cities') return titled(`${at('city') ?? entry} page`)
  if (list === 'legalDocuments' || list === 'surveys') return titled(at('title'))
  if (list === 'planData') return titled(entry === 'exit' ? 'Exit plan' : 'Optimization plan')
  const replies = list === 'replyTemplates' && replyPlaces[entry]
  if (replies) return { place: replies, rest: rest.length === 0 ? rest : ['templates', ...rest] }
}

const replyPlaces: Readonly<Record<string, string>> = {
  survey: 'Replies after an assessment',
  quiz: 'Replies after the quiz',
  beta: 'Replies to beta applications',
}

/** A part of an article by its kind. Its only text needs no other name. */
function articleText(words: Words, [list, slug, content, index, ...rest]: readonly string[]) {
  if (list !== 'articles' || content !== 'content' || index === undefined) return undefined
  const kind = valueAt(words, `articles/${slug}/content/${index}/type`)
  const shown = rest.join() === 'text' ? [] : rest
  const name = kind === 'link' ? kind : typeof kind === 'string' ? nameOf(kind) : ''
  return [`part ${Number(index) + 1}`, name, describeKeys(shown)].filter(Boolean).join(', ')
}

/** For the owner, such as "Home page: question 3, answer". */
export function labelOf(words: Words, path: string) {
  const keys = path.split('/')
  const [first = '', ...others] = keys
  const [place, entry] = places[first] ?? [asWords(first)]
  const titled = titledEntry(words, keys)
  const whole = wholePatterns.find(({ matches }) => matches(keys))?.name
  const rest = entry ? [`${entry}s`, ...others] : (titled?.rest ?? others)
  const name = whole ?? articleText(words, keys) ?? describeKeys(rest)
  return [titled?.place ?? place, name].filter(Boolean).join(': ')
}
