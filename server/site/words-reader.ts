import type { Words } from '#content/all-words.ts'
import { textBlocks } from '#content/documents/blocks.ts'
import { parseDocument } from '#content/documents/parse-document.ts'
import { labelAt, leavesOf, readable, shapeAt } from '#content/editing/shape.ts'
import {
  allTexts,
  companyTextPath,
  type EditableText,
  findText,
  nameOfArticle,
  releasedValue,
  shapeOfText,
  valueIn,
} from '#content/editing/texts.ts'
import type { Draft, FoundText, Json, Shape, Text as ShownText, WordChange, WordsOverview } from '#contracts/words.ts'
import { pagesWith, type TextIndex } from './text-index.ts'
import { type BothWords, draftsRevision, revisionOf, type WordState } from './word-store.ts'

type Known = Omit<BothWords, 'unused'>

const textIn = (path: string, { drafted, published }: Known) => findText(path, drafted) ?? findText(path, published)

export const labelOf = (path: string, words: Known) => textIn(path, words)?.label ?? path

/** Undefined if there's no such text. */
export function textAt(path: string, state: WordState, words: Known, index: TextIndex): ShownText | undefined {
  const text = findText(path, words.drafted)
  const value = text && valueIn(words.drafted, text)
  if (!text || value === undefined) return undefined
  return {
    path,
    label: text.label,
    shape: shapeOfText(text),
    value,
    released: releasedValue(text) ?? null,
    isDraft: state.drafts.some(draft => draft.path === path),
    revision: revisionOf(value),
    isLive: text.isLive,
    pages: pagesWith(index, path).map(({ path: page, title }) => ({ path: page, title })),
  }
}

/** `before` and `after`: the words of that time. */
export function changeOf(path: string, words: Known, before: Json, after: Json): WordChange {
  const text = textIn(path, words)
  const asText = (value: Json) => {
    if (value === null) return null
    return text ? readable(shapeOfText(text), value) : JSON.stringify(value)
  }
  return { path, label: labelOf(path, words), before: asText(before), after: asText(after) }
}

export const draftsOf = (state: WordState, words: Known, index: TextIndex) =>
  state.drafts.map(({ path, editedAt, device }): Draft => {
    const text = textIn(path, words)
    const valueFrom = (of: Words) => (text && valueIn(of, text)) ?? null
    return {
      ...changeOf(path, words, valueFrom(words.published), valueFrom(words.drafted)),
      page: pagesWith(index, path)[0]?.path ?? null,
      editedAt,
      editedBy: device,
    }
  })

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
    unlisted: unlistedArticles(words.drafted),
    placeholders: placeholdersOf(words.drafted),
    unused: words.unused.map(path => ({ path, label: labelOf(path, words) })),
  }
}

const unlistedArticles = ({ documents }: Words) =>
  documents.articles
    .filter(({ listing }) => listing === 'hidden')
    .map(article => ({ path: `articles/${nameOfArticle(article as unknown as Json)}`, title: article.title }))

function placeholdersOf(words: Words) {
  const shape = shapeOfText(findText(companyTextPath, words) as EditableText)
  const company = words.site as unknown as Json
  const labels = words.site.standIns.map(name => shapeAt(shape, company, name.split('.'))?.label ?? name)
  return labels.length > 0 ? [...labels, ...words.site.ownersFacts] : labels
}

const mostFound = 50
const aroundLength = 60

/** Phones type other quotes than keyboards. */
const plain = (words: string) => words.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

export function search(query: string, words: Words, index: TextIndex): FoundText[] {
  const wanted = plain(query)
  const found: FoundText[] = []
  for (const text of allTexts(words)) {
    const [shape, value] = [shapeOfText(text), valueIn(words, text) ?? null]
    const [page] = pagesWith(index, text.path)
    for (const { keys, shape: part, value: said } of leavesOf(shape, value)) {
      for (const { place, at } of placesWith(wanted, text, keys, part, said)) {
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
