import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { pageDates } from '#content/page-dates.ts'
import { attributeOf, attributesIn, elementIn, elementsIn, parseHtml, textOf } from '#server/site/read-html.ts'
import {
  documentOf,
  htmlOf,
  listedPages,
  siteUrl as origin,
  textFile as read,
  sitePages,
  structuredDataOf,
} from './support/site-pages.ts'

const { articles } = content

const publicPages = sitePages.filter(({ path }) => path !== '/admin')

const heads = publicPages.map(({ path }) => {
  const document = documentOf(path)
  return {
    path,
    title: textOf(elementIn(document, 'title')),
    description: attributeOf(elementIn(document, 'meta', { name: 'description' }), 'content') ?? '',
    canonical: attributeOf(elementIn(document, 'link', { rel: 'canonical' }), 'href'),
    noindex: !listedPages.some(page => page.path === path),
  }
})
/** The parser reads these XML files too: it accepts any element, with its name in lower case. */
const textsIn = (file: string, name: string) => elementsIn(parseHtml(read(file)), name).map(textOf)

describe.each(heads)('$path', ({ path, title, description, canonical }) => {
  const document = documentOf(path)

  test('has complete metadata and one h1', () => {
    expect(title.length).toBeGreaterThan(10)
    expect(title.length).toBeLessThan(60)
    expect(description.length).toBeGreaterThan(20)
    expect(description.length).toBeLessThan(160)
    expect(canonical).toBe(`${origin}${path}`)
    expect(attributesIn(document, 'meta', 'property')).toEqual(
      expect.arrayContaining(['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name']),
    )
    expect(attributeOf(elementIn(document, 'meta', { name: 'twitter:card' }), 'content')).toBe('summary_large_image')
    expect(htmlOf(path).startsWith('<!DOCTYPE html><html lang="en-CA">')).toBe(true)
    expect(elementsIn(document, 'h1')).toHaveLength(1)
  })
})

test('no two pages share a title or a description', () => {
  for (const field of ['title', 'description'] as const) {
    const values = heads.map(head => head[field])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

test('pages that should not appear in search results are noindex', () => {
  expect(heads.filter(({ noindex }) => noindex).map(({ path }) => path)).toEqual([
    '/notes',
    '/quiz/complete',
    '/survey/exit/complete',
    '/survey/optimize/complete',
    '/toolkit',
    '/unsubscribe',
    '/unsubscribe/done',
    '/unsubscribe/failed',
  ])
})

test('the sitemap lists exactly the indexable pages', () => {
  const listed = textsIn('/sitemap.xml', 'loc')
  const indexable = heads.filter(({ noindex }) => !noindex).map(({ path }) => `${origin}${path}`)
  expect(listed.toSorted()).toEqual(indexable.toSorted())
})

test('robots.txt allows crawlers outside /api/ and links to the sitemap', () => {
  expect(read('/robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test('the feed lists all articles, newest first, with absolute URLs', () => {
  const dates = textsIn('/feed.xml', 'pubdate').map(date => Date.parse(date))
  expect(dates).toHaveLength(articles.length)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  expect(textsIn('/feed.xml', 'guid')).toEqual(articles.map(({ slug }) => `${origin}/articles/${slug}`))
})

test('an article, and no other page, says when it was published and last changed', () => {
  const datesOf = (path: string) =>
    ['article:published_time', 'article:modified_time'].flatMap(property =>
      elementsIn(documentOf(path), 'meta', { property }).map(tag => attributeOf(tag, 'content')),
    )
  const dated = sitePages.map(({ path }) => [path, datesOf(path)]).filter(([, dates]) => dates?.length)
  expect(Object.fromEntries(dated)).toEqual(
    Object.fromEntries(
      articles.map(({ slug, date }) => [`/articles/${slug}`, [date, pageDates[`/articles/${slug}`]?.updated]]),
    ),
  )
})

test.each([
  ['/', [['Organization', 'ProfessionalService'], 'WebSite', 'FAQPage']],
  ['/about', ['LocalBusiness']],
  ['/winnipeg-manitoba-ai-consultants', ['LocalBusiness', 'BreadcrumbList']],
  ['/articles', ['BreadcrumbList']],
  ['/articles/first-process-to-automate', ['Article', 'BreadcrumbList']],
  ['/beta', ['FAQPage']],
] as Array<[path: string, types: Array<string | string[]>]>)('%s has its structured data', (path, types) => {
  expect(structuredDataOf(path).map(data => data['@type'])).toEqual(types)
})
