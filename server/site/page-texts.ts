import { applyChanges } from '#content/editing/apply-changes.ts'
import { markWords } from '#content/editing/mark-words.ts'
import { readMarkers, stripMarkers } from '#content/editing/markers.ts'
import { elementsIn, parseHtml, textOf } from './read-html.ts'
import type { WordsInput } from './render-site.ts'
import type { CreateSite } from './renderer.ts'

/** Which texts a page shows, by their paths. */
export type PageTexts = { path: string; title: string; texts: string[] }

/** Of a list or an article: any of its texts. */
export const showsText = ({ texts }: PageTexts, path: string) =>
  texts.some(text => text === path || text.startsWith(`${path}/`))

export const firstPage = (pages: readonly PageTexts[], path: string) =>
  pages.find(page => showsText(page, path))?.path ?? null

const endOfHead = '</head>'

/** At the end of most titles. */
const siteName = / \| [^|]+$/

/** In the worker: reads every public page. */
export function findTexts(createSite: CreateSite, { changes, pageDates, today }: WordsInput): PageTexts[] {
  const site = createSite(markWords(applyChanges(changes, pageDates).words), today)
  return site.paths.flatMap(path => {
    const html = path.startsWith('/admin') ? undefined : site.renderPage(path)?.html
    if (html === undefined) return []
    const head = parseHtml(html.slice(0, html.indexOf(endOfHead)))
    const title = elementsIn(head, 'title').map(textOf).join('')
    const texts = readMarkers(html).flatMap(piece => piece.path ?? [])
    const name = path === '/' ? 'Home page' : stripMarkers(title).replace(siteName, '')
    return { path, title: name, texts: [...new Set(texts)] }
  })
}
