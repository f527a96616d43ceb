import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { articleNotFoundPath, notFoundPath, type SiteManifest } from '#server/http/site-manifest.ts'

const build = join(import.meta.dirname, '../../build/site')

const { files } = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as SiteManifest

/** The longest answer that anyone can ask for. */
export const longestFile = files
  .map(({ path, file }) => ({ path, bytes: statSync(join(build, 'client', file)).size }))
  .reduce((longest, file) => (file.bytes > longest.bytes ? file : longest))

/** Every prerendered page of the product: its path and its HTML. */
export const sitePages = files
  .filter(({ inline, path }) => inline && path !== notFoundPath && path !== articleNotFoundPath)
  .map(({ path, file }) => ({ path, html: readFileSync(join(build, 'client', file), 'utf8') }))
  .sort((a, b) => a.path.localeCompare(b.path))

/** Those that search engines may list. */
export const listedPages = sitePages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex"/>'))

/** One page of every kind, for what need not be tried on all of them. */
export const pageOfEachKind = [
  '/',
  '/survey/exit',
  '/survey/optimize/complete',
  '/quiz',
  '/quiz/complete',
  '/toolkit',
  '/articles',
  sitePages.find(({ path }) => path.startsWith('/articles/'))?.path ?? '',
  '/articles/no-such-article',
  '/about',
  '/beta',
  '/winnipeg-manitoba-ai-consultants',
  '/privacy-policy',
  '/admin/login',
  '/admin',
  '/no-such-page',
]

export const htmlOf = (path: string) => {
  const page = sitePages.find(candidate => candidate.path === path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return page.html
}

/** The words of some HTML, as they are read. */
export const wordsIn = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->|<wbr\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

export const wordsOf = (path: string) => wordsIn(htmlOf(path))

/** The page without its header and footer. */
export const mainOf = (path: string) => htmlOf(path).match(/<main[\s\S]*<\/main>/)?.[0] ?? ''

/** The values of one attribute of all elements of a kind: the addresses of all links, for example. */
export const attributesOf = (html: string, element: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )

export const structuredDataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

/** The last fragment in a page that a URL can point to. */
export const lastFragmentOf = (html: string) => attributesOf(html.split('</main>')[0] ?? '', '\\w+', 'id').at(-1)
