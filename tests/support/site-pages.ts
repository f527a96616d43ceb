import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { articleNotFoundPath, notFoundPath, type SiteManifest } from '#server/http/site-manifest.ts'

const build = join(import.meta.dirname, '../../build/site')

const { files } = JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')) as SiteManifest

export const largestFile = files
  .map(({ path, file }) => ({ path, bytes: statSync(join(build, 'client', file)).size }))
  .reduce((largest, file) => (file.bytes > largest.bytes ? file : largest))

export const sitePages = files
  .filter(({ inline, path }) => inline && path !== notFoundPath && path !== articleNotFoundPath)
  .map(({ path, file }) => ({ path, html: readFileSync(join(build, 'client', file), 'utf8') }))
  .sort((a, b) => a.path.localeCompare(b.path))

export const listedPages = sitePages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex"/>'))

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

export const visibleText = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->|<wbr\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

export const pageText = (path: string) => visibleText(htmlOf(path))

export const mainOf = (path: string) => htmlOf(path).match(/<main[\s\S]*<\/main>/)?.[0] ?? ''

export const attributesOf = (html: string, element: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )

export const structuredDataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

export const lastFragmentOf = (html: string) => attributesOf(html.split('</main>')[0] ?? '', '\\w+', 'id').at(-1)
