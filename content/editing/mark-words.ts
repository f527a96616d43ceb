import type { Words } from '#content/all-words.ts'
import type { Block, RichText, TextBlock } from '#content/documents/blocks.ts'
import type { Json } from '#contracts/words.ts'
import { withWordsAt } from './apply-changes.ts'
import { marked } from './markers.ts'
import { leavesOf, partOf } from './shape.ts'
import { allTexts, findText, shapeOfText, valueIn } from './texts.ts'

/** Pages compare or sort by these, so they can't carry a mark. */
const unmarked = /^(site\/company#address\/city|cities\/[\w-]+#(city|state|stateAbbr))$/

/** For the editor's view: every text that can be clicked carries its place through the components. */
export function markWords(words: Words): Words {
  const typed = allTexts(words).flatMap(text => {
    const at = text.at(words)
    return at && at[0] !== 'documents' ? [{ path: text.path, at }] : []
  })
  const all = [...typed, ...shownDocuments(words)]
  const tree = all.reduce<Json>((result, text) => markText(result, words, text), words as unknown as Json)
  const marks = tree as unknown as Words
  return {
    ...marks,
    articles: marks.articles.map(article => ({
      ...article,
      content: markBlocks(article.content, pathOfArticle(words, article.slug)),
    })),
    cities: marks.cities.map((city, index) => ({
      ...city,
      content: markBlocks(city.content, `cities/${words.documents.cities[index]?.name}`),
    })),
    legalDocuments: marks.legalDocuments.map(document => ({
      ...document,
      content: markBlocks(document.content, `legal/${document.slug}`),
    })),
    nationalRules: {
      ...marks.nationalRules,
      countries: marks.nationalRules.countries.map(country => ({
        ...country,
        content: markBlocks(country.content, `national-rules/${country.id}`),
      })),
    },
  }
}

type ShownText = { path: string; at: readonly string[] }

/** Of the text. */
export const pathOfArticle = ({ documents }: Words, slug: string) => {
  const article = documents.articles.find(other => other.slug === slug)
  return `articles/${article && 'name' in article ? article.name : slug}`
}

/** Where pages have the fields of a document. */
const shownDocuments = (words: Words): ShownText[] => [
  ...words.articles.map(({ slug }, index) => ({ path: pathOfArticle(words, slug), at: ['articles', `${index}`] })),
  ...words.documents.cities.map(({ name }, index) => ({ path: `cities/${name}`, at: ['cities', `${index}`] })),
  ...words.legalDocuments.map(({ slug }, index) => ({ path: `legal/${slug}`, at: ['legalDocuments', `${index}`] })),
  ...words.nationalRules.countries.map(({ id }, index) => ({
    path: `national-rules/${id}`,
    at: ['nationalRules', 'countries', `${index}`],
  })),
]

function markText(tree: Json, words: Words, { path, at }: ShownText): Json {
  const text = findText(path, words)
  const [shape, value] = text ? [shapeOfText(text), valueIn(words, text)] : []
  if (!shape || value === undefined) return tree
  return leavesOf(shape, value).reduce((result, { keys, shape: part }) => {
    const place = `${path}#${keys.join('/')}`
    const shown = [...at, ...keys].reduce<Json>((inner, key) => partOf(inner, key) ?? null, result)
    const isMarkable = (part.kind === 'line' || part.kind === 'text') && !unmarked.test(place)
    return isMarkable && typeof shown === 'string' && shown
      ? withWordsAt(result, [...at, ...keys], marked(place, shown))
      : result
  }, tree)
}

const markBlocks = (blocks: readonly Block[], path: string): Block[] =>
  blocks.map(block => {
    if (block.type === 'calculator') return block
    if (block.type !== 'checklist') return markBlock(block, path)
    return { ...block, blocks: block.blocks.map(part => markBlock(part, path)) }
  })

function markBlock(block: TextBlock, path: string): TextBlock {
  const mark = (text: string) => (text ? marked(`${path}/text#${block.start}-${block.end}`, text) : text)
  const rich = (text: RichText) => text.map(run => ({ ...run, text: mark(run.text) }))
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return { ...block, text: rich(block.text) }
    case 'list':
      return { ...block, items: block.items.map(rich) }
    case 'heading':
    case 'link':
      return { ...block, text: mark(block.text) }
    case 'video':
    case 'image':
      return { ...block, caption: mark(block.caption) }
    case 'table':
      return {
        ...block,
        caption: mark(block.caption),
        columns: block.columns.map(mark),
        rows: block.rows.map(cells => cells.map(mark)),
      }
  }
}
