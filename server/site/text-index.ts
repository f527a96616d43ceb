import { setImmediate } from 'node:timers/promises'
import type { Words } from '#content/all-words.ts'
import { parseDocument } from '#content/documents/parse-document.ts'
import { markWords } from '#content/editing/mark-words.ts'
import { readMarkers, stripMarkers } from '#content/editing/markers.ts'
import { textPathOf } from '#content/editing/texts.ts'
import type { EditablePage } from '#contracts/words.ts'
import type { RenderedSite } from './load-build.ts'
import { elementsIn, markupOf, parseHtml, textOf } from './read-html.ts'
import type { WordState } from './word-store.ts'

/** What of the site's renderer the words need. */
type RenderWords = (words: Words) => Pick<RenderedSite, 'paths' | 'renderPage'>

/** Which texts a page shows. */
export type IndexedPage = Pick<EditablePage, 'path' | 'title' | 'group'> & {
  /** In how many places each is. */
  texts: ReadonlyMap<string, number>
}

export type TextIndex = readonly IndexedPage[]

/** The page that shows most of it first, such as an article's own. */
export const pagesWith = (index: TextIndex, path: string) =>
  index.filter(({ texts }) => texts.has(path)).toSorted((a, b) => (b.texts.get(path) ?? 0) - (a.texts.get(path) ?? 0))

/** At the end of most titles. */
const siteName = / \| [^|]+$/

const endOfHead = '</head>'

/** Reads every document and every public page, one per turn of the event loop. */
export async function indexTexts(render: RenderWords, words: Words): Promise<TextIndex> {
  for (const { text } of Object.values(words.documents).flat()) {
    // The parsed document is cached.
    parseDocument(text)
    await setImmediate()
  }
  const site = render(markWords(words))
  const pages: IndexedPage[] = []
  for (const path of site.paths) {
    const page = /^\/admin(\/|$)/.test(path) ? undefined : site.renderPage(path)
    if (page === undefined) continue
    const html = markupOf(page)
    const head = parseHtml(html.slice(0, html.indexOf(endOfHead)))
    const title = stripMarkers(elementsIn(head, 'title').map(textOf).join('')).replace(siteName, '')
    const isListed = elementsIn(head, 'meta', { name: 'robots' }).length === 0
    const places = new Set(readMarkers(html).flatMap(piece => piece.path ?? []))
    const byText = Map.groupBy(places, textPathOf)
    pages.push({
      path,
      title: path === '/' ? 'Home page' : title,
      group: groupOf(path, words, isListed),
      texts: new Map(Array.from(byText, ([text, own]) => [text, own.length])),
    })
    await setImmediate()
  }
  return pages
}

function groupOf(path: string, words: Words, isListed: boolean): EditablePage['group'] {
  const slug = path.slice(1)
  if (path.startsWith('/articles/') && isListed) return 'articles'
  if (words.cities.some(city => city.slug === slug)) return 'cities'
  if (words.legalDocuments.some(document => document.slug === slug)) return 'legal'
  return isListed ? 'main' : 'other'
}

/** Made again when there are other pages, or pages with other titles. Other words in the same places don't matter. */
export function createTextIndex(render: RenderWords) {
  let last: { key: string; index: Promise<TextIndex> } | undefined
  return ({ version }: WordState, words: Words) => {
    const key = JSON.stringify([version, words.articles.map(({ slug, title }) => [slug, title])])
    if (last?.key !== key) {
      const index = indexTexts(render, words)
      last = { key, index }
      // The next request tries again.
      index.catch(() => {
        last = undefined
      })
    }
    return last.index
  }
}
