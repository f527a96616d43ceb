import { words } from '#content/all-words.ts'
import {
  contentOf,
  type Element,
  elementIn,
  elementsIn,
  type Parent,
  parseHtml,
  textOf,
} from '#server/site/read-html.ts'
import { testBuild } from './built-site.ts'

export const siteUrl = 'http://localhost:3000'

/** With the words of the release, as visitors get it. */
export const renderedSite = testBuild.createSite(words, { siteUrl, renderedOn: new Date().toISOString().slice(0, 10) })

/** Everything that visitors can ask for. */
export const servedPaths = new Set([
  ...testBuild.files.map(({ path }) => path),
  ...renderedSite.paths,
  ...renderedSite.adminPaths,
  ...Object.keys(renderedSite.textFiles),
  ...renderedSite.shareCards().map(({ file }) => file),
])

export const textFile = (path: string) => renderedSite.textFiles[path]?.() ?? ''

/** Of the admin area, only the document that all its addresses share. */
export const sitePages = [...renderedSite.paths, '/admin']
  .filter(path => !['/404', '/articles/404'].includes(path))
  .map(path => ({ path, html: renderedSite.renderPage(path)?.html ?? '' }))
  .sort((a, b) => a.path.localeCompare(b.path))

export const listedPages = sitePages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex"/>'))

const firstArticle = sitePages.find(({ path }) => path.startsWith('/articles/'))?.path ?? ''

/** Pages that differ from another one only in their data. */
const isLikeAnother = (path: string) =>
  (path.startsWith('/articles/') && path !== firstArticle) ||
  (path.endsWith('-ai-consultants') && !path.startsWith('/winnipeg')) ||
  ['/survey/optimize', '/survey/exit/complete', '/terms-of-service', '/cookie-policy'].includes(path) ||
  path.startsWith('/admin/')

export const pageOfEachKind = [
  ...sitePages.map(({ path }) => path).filter(path => !isLikeAnother(path)),
  '/admin/login',
  '/articles/no-such-article',
  '/no-such-page',
]

export const htmlOf = (path: string) => {
  const page = sitePages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return page.html
}

const documents = new Map<string, Parent>()

export function documentOf(path: string): Parent {
  const document = documents.get(path) ?? parseHtml(htmlOf(path))
  documents.set(path, document)
  return document
}

export const pageText = (path: string) => textOf(documentOf(path))

export const mainOf = (path: string): Element => elementIn(documentOf(path), 'main')

export const structuredDataOf = (path: string) =>
  elementsIn(documentOf(path), 'script', { type: 'application/ld+json' }).map(
    script => JSON.parse(contentOf(script)) as Record<string, unknown>,
  )
