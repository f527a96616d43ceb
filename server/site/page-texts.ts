import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Words } from '#content/all-words.ts'
import { markWords } from '#content/editing/mark-words.ts'
import { readMarkers, stripMarkers } from '#content/editing/markers.ts'
import { elementsIn, parseHtml, textOf } from './read-html.ts'
import type { LiveSite } from './site.ts'

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

/** Renders every public page, one per turn of the event loop. */
export async function findTexts({ withWords }: Pick<LiveSite, 'withWords'>, words: Words) {
  const site = withWords(markWords(words))
  const pages: PageTexts[] = []
  for (const path of site.paths) {
    await nextTurn()
    const { html = '' } = site.renderPage(path) ?? {}
    const head = parseHtml(html.slice(0, html.indexOf(endOfHead)))
    const title = elementsIn(head, 'title').map(textOf).join('')
    const texts = readMarkers(html).flatMap(piece => piece.path ?? [])
    const name = path === '/' ? 'Home page' : stripMarkers(title).replace(siteName, '')
    pages.push({ path, title: name, texts: [...new Set(texts)] })
  }
  return pages
}
