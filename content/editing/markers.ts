import type { Words } from '#content/all-words.ts'
import type { Json } from './change.ts'
import { unmarked } from './field-table.ts'
import { visitFields } from './fields.ts'
import { pathPattern } from './path-pattern.ts'
import { entriesOf } from './value-at.ts'

// Tag characters are invisible copies of ASCII. A marked text is its path in tags, the text, and the cancel tag.
const firstTag = 0xe0020
const lastTag = 0xe007e
const end = String.fromCodePoint(0xe007f)
const offset = 0xe0000

const asTags = (path: string) =>
  String.fromCodePoint(...Array.from(path, letter => offset + (letter.codePointAt(0) ?? 0)))

const unmarkedPatterns = unmarked.map(pathPattern)

/** For the editor's view: every text that can be clicked carries its path through the components. */
export function markWords(words: Words): Words {
  const texts = new Set<string>()
  visitFields(words, (path, { kind }) => {
    if (kind === 'line' || kind === 'text') texts.add(path)
  })
  const mark = (value: Json, path: string): Json => {
    if (typeof value === 'string')
      return value && texts.has(path) && !unmarkedPatterns.some(matches => matches(path.split('/')))
        ? asTags(path) + value + end
        : value
    const entries = entriesOf(value).map(([key, item]) => [key, mark(item, path ? `${path}/${key}` : key)] as const)
    if (Array.isArray(value)) return entries.map(([, item]) => item)
    return typeof value === 'object' && value !== null ? Object.fromEntries(entries) : value
  }
  return mark(words as unknown as Json, '') as unknown as Words
}

/** The pieces of a text from a marked page. `path` is null between marked texts. */
export function readMarkers(text: string): Array<{ path: string | null; text: string }> {
  const pieces: Array<{ path: string | null; text: string }> = []
  let piece: { path: string | null; text: string } = { path: null, text: '' }
  const next = (path: string | null) => {
    if (piece.text || piece.path !== null) pieces.push(piece)
    piece = { path, text: '' }
  }
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    if (letter === end) next(null)
    else if (code < firstTag || code > lastTag) piece.text += letter
    else {
      if (piece.path === null || piece.text) next('')
      piece.path += String.fromCharCode(code - offset)
    }
  }
  next(null)
  return pieces
}

export const stripMarkers = (text: string) =>
  readMarkers(text)
    .map(piece => piece.text)
    .join('')
