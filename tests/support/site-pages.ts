import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  contentOf,
  type Element,
  elementIn,
  elementsIn,
  type Parent,
  parseHtml,
  textOf,
} from '#server/site/read-html.ts'
import { articleNotFoundPath, notFoundPath, type SiteManifest } from '#server/site/site-manifest.ts'

const build = join(import.meta.dirname, '../../build/site')

const { files } = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as SiteManifest

export const sitePages = files
  .filter(({ inline, path }) => inline && path !== notFoundPath && path !== articleNotFoundPath)
  .map(({ path, file }) => ({ path, html: readFileSync(join(build, 'client', file), 'utf8') }))
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
