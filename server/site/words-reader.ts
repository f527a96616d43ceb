import type { Words } from '#content/all-words.ts'
import { textBlocks } from '#content/documents/blocks.ts'
import { parseDocument } from '#content/documents/parse-document.ts'
import { isSame } from '#content/editing/check-words.ts'
import { labelAt, leavesOf, readable } from '#content/editing/shape.ts'
import {
  allTexts,
  companyTextPath,
  type EditableText,
  findText,
  releasedValue,
  shapeOfText,
  valueIn,
} from '#content/editing/texts.ts'
import type { Draft, FoundText, Json, Shape, Text as ShownText, WordChange, WordsOverview } from '#contracts/words.ts'
import { pagesWith, type TextIndex } from './text-index.ts'
import { type BothWords, draftsRevision, revisionOf, type WordState } from './word-store.ts'

type Known = Omit<BothWords, 'unused'>

export const labelOf = (path: string, words: Known) => {
  const text = findText(path, words.drafted) ?? findText(path, words.published)
  return text?.label ?? path
}

/** Undefined if there's no such text. */
export function textAt(path: string, state: WordState, words: Known, index: TextIndex): ShownText | undefined {
  const text = findText(path, words.drafted)
  const shape = text && shapeOfText(text)
  const value = text && valueIn(words.drafted, text)
  if (!text || !shape || value === undefined) return undefined
  const released = releasedValue(text) ?? null
  const published = valueIn(words.published, text) ?? null
  return {
    path,
    label: text.label,
    shape: published !== null && released === null ? withFixedAddress(shape) : shape,
    value,
    released,
    isDraft: state.drafts.some(draft => draft.path === path),
    revision: revisionOf(value),
    isLive: text.isLive,
    pages: pagesWith(index, path).map(({ path: page, title }) => ({ path: page, title })),
  }
}

/** Of an article that was added and published. */
function withFixedAddress(shape: Shape): Shape {
  if (shape.kind !== 'object') return shape
  const locked = "It's part of the page's address, which visitors may have kept."
  const fields = shape.fields.map(field =>
    field.key === 'slug' ? { ...field, shape: { ...field.shape, locked } } : field,
  )
  return { ...shape, fields }
}

const readableAt = (text: EditableText | undefined, words: Words) => {
  const [shape, value] = text ? [shapeOfText(text), valueIn(words, text)] : []
  return shape && value !== undefined ? readable(shape, value) : null
}

export function draftsOf(state: WordState, words: Known, index: TextIndex): Draft[] {
  return state.drafts.map(({ path, value, editedAt, device }) => {
    const text = findText(path, words.drafted) ?? findText(path, words.published)
    return {
      path,
      label: labelOf(path, words),
      before: readableAt(text, words.published),
      after: readableAt(text, words.drafted),
      page: pagesWith(index, path)[0]?.path ?? null,
      editedAt,
      editedBy: device,
      revision: revisionOf(value),
    }
  })
}

type Shares = ReadonlyMap<string, { url: string; expiresAt: string }>

export function overviewOf(state: WordState, words: BothWords, index: TextIndex, shares: Shares): WordsOverview {
  return {
    version: state.version,
    publishedAt: state.publishedAt,
    drafts: draftsOf(state, words, index),
    draftsRevision: draftsRevision(state),
    pages: index.map(({ path, title, group, texts }) => ({
      path,
      title,
      group,
      hasDrafts: state.drafts.some(draft => texts.has(draft.path)),
      sharing: shares.get(path) ?? null,
    })),
    placeholders: placeholdersOf(words.drafted),
    unused: words.unused.map(path => ({
      path,
      label: labelOf(path, words),
      message: 'This release has another text there, so what you wrote isn’t shown. It’s in the history.',
    })),
  }
}

function placeholdersOf(words: Words) {
  const company = findText(companyTextPath, words) as EditableText
  const shape = shapeOfText(company) as Shape
  const labels = words.site.standIns.map(name => {
    const label = labelAt(shape, words.site as unknown as Json, name.split('.'))
    return label.charAt(0).toUpperCase() + label.slice(1)
  })
  return labels.length > 0 ? [...labels, ...words.site.ownersFacts] : labels
}

/** Of the history: words as they were then. */
export function pastChange(path: string, words: Known, before: Json, after: Json): WordChange {
  const text = findText(path, words.drafted) ?? findText(path, words.published)
  const shape = text && shapeOfText(text)
  const asText = (value: Json) => (value === null ? null : shape ? readable(shape, value) : JSON.stringify(value))
  return { path, label: labelOf(path, words), before: asText(before), after: asText(after) }
}

const mostFound = 50
const aroundLength = 60

/** Phones type other quotes than keyboards. */
const plain = (words: string) => words.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

export function search(query: string, words: Words, index: TextIndex): FoundText[] {
  const wanted = plain(query)
  const found: FoundText[] = []
  for (const text of allTexts(words)) {
    const [shape, value] = [shapeOfText(text), valueIn(words, text)]
    if (!shape || value === undefined) continue
    for (const { keys, shape: part, value: said } of leavesOf(shape, value)) {
      for (const { place, at } of placesWith(wanted, text, keys, part, said)) {
        const pages = pagesWith(index, text.path)
        const page = pages.find(({ places }) => places.has(place)) ?? pages[0]
        found.push({
          path: text.path,
          place,
          label: [text.label, labelAt(shape, value, keys)].filter(Boolean).join(', '),
          page: page ? { path: page.path, title: page.title } : null,
          before: said.slice(Math.max(0, at - aroundLength), at),
          match: said.slice(at, at + query.length),
          after: said.slice(at + query.length, at + query.length + aroundLength),
        })
        if (found.length === mostFound) return found
      }
    }
  }
  return found
}

/** The field, or in a document each block with these words. */
function placesWith(wanted: string, { path }: EditableText, keys: readonly string[], shape: Shape, said: string) {
  const at = plain(said).indexOf(wanted)
  if (at < 0) return []
  if (shape.kind !== 'markdown') return [{ place: `${path}#${keys.join('/')}`, at }]
  const { blocks } = parseDocument(said)
  const all = [...textBlocks(blocks), ...blocks.filter(({ type }) => type === 'calculator')]
  const places = all.flatMap(({ start, end }) => {
    const inBlock = plain(said.slice(start, end)).indexOf(wanted)
    return inBlock < 0 ? [] : { place: `${path}/text#${start}-${end}`, at: start + inBlock }
  })
  return places.length > 0 ? places : [{ place: `${path}#text`, at }]
}

export const isUnchanged = (a: Json | undefined, b: Json | undefined) => isSame(a ?? null, b ?? null)
