import type { Words } from '#content/all-words.ts'
import { type Block, mapTexts } from '#content/documents/blocks.ts'
import type { Json } from '#contracts/words.ts'
import { marked } from './markers.ts'
import { leavesOf, partOf, partUnder, withPart } from './shape.ts'
import { allTexts, documentKinds, documentsIn, findText, shapeOfText, valueIn } from './texts.ts'

/** Pages compare or sort by these, so they can't carry a mark. */
const unmarked = /^(site\/company#address\/city|cities\/[\w-]+#(city|state|stateAbbr))$/

/** For the editor's view: every text that can be clicked carries its place through the components. */
export function markWords(words: Words): Words {
  const typed = allTexts(words).flatMap(text => {
    const at = text.at(words)
    return at && at[0] !== 'documents' ? [{ path: text.path, at }] : []
  })
  const all = [...typed, ...shownDocuments(words)]
  return all.reduce((tree, text) => markText(tree, words, text), words as unknown as Json) as unknown as Words
}

type ShownText = { path: string; at: readonly string[] }

/** Where pages have the fields of a document. */
const shownDocuments = (words: Words): ShownText[] =>
  documentKinds.flatMap(kind => {
    const idOf = (document: Json) => partOf(document, 'slug') ?? partOf(document, 'id')
    const shown = partUnder(words as unknown as Json, kind.shownAt) as Json[]
    return documentsIn(words, kind).flatMap(document => {
      const index = shown.findIndex(other => idOf(other) === idOf(document))
      return index < 0 ? [] : { path: `${kind.group}/${kind.nameOf(document)}`, at: [...kind.shownAt, `${index}`] }
    })
  })

function markText(tree: Json, words: Words, { path, at }: ShownText): Json {
  const text = findText(path, words)
  const value = text && valueIn(words, text)
  if (!text || value === undefined) return tree
  return leavesOf(shapeOfText(text), value).reduce((result, { keys, shape: { kind } }) => {
    if (kind === 'markdown') return markBlocks(result, path, [...at, 'content'])
    const place = `${path}#${keys.join('/')}`
    const shown = partUnder(result, [...at, ...keys])
    const isMarkable = (kind === 'line' || kind === 'text') && !unmarked.test(place)
    return isMarkable && typeof shown === 'string' && shown
      ? withPart(result, [...at, ...keys], marked(place, shown))
      : result
  }, tree)
}

function markBlocks(tree: Json, path: string, at: readonly string[]) {
  const blocks = partUnder(tree, at) as unknown as readonly Block[]
  const marks = mapTexts(
    blocks,
    (text, { start, end }) => text && marked(`${path}/text#${start}-${end}`, text),
    url => url,
  )
  return withPart(tree, at, marks as unknown as Json)
}
