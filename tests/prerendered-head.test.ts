import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blockTexts } from '#app/prerender/read-time.ts'
import { articles } from '#content/articles/all-articles.ts'
import { htmlOf, listedPages, sitePages, structuredDataOf } from '#tests/support/site-pages.ts'
import { builtSite } from '#tests/support/test-app.ts'

const origin = 'http://localhost:3000'
const firstMatch = (html: string, pattern: RegExp) => html.match(pattern)?.[1]
const heads = sitePages.map(({ path, html }) => ({
  path,
  html,
  title: firstMatch(html, /<title>([^<]*)<\/title>/) ?? '',
  description: firstMatch(html, /<meta name="description" content="([^"]*)"/) ?? '',
  canonical: firstMatch(html, /<link rel="canonical" href="([^"]*)"/),
  noindex: !listedPages.some(page => page.path === path),
}))
const unescapeXml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
const read = (file: string) => readFileSync(join(builtSite, 'client', file), 'utf8')

describe.each(heads)('$path', ({ path, html, title, description, canonical }) => {
  test('has complete metadata and one h1', () => {
    expect(title.length).toBeGreaterThan(10)
    expect(title.length).toBeLessThan(60)
    expect(description.length).toBeGreaterThan(20)
    expect(description.length).toBeLessThan(160)
    expect(canonical).toBe(`${origin}${path}`)
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name']) {
      expect(html).toContain(`<meta property="${property}"`)
    }
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-CA">/)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
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
    '/admin',
    '/admin/analytics',
    '/admin/database',
    '/admin/leads',
    '/admin/leads/call-sheet',
    '/admin/login',
    '/quiz/complete',
    '/survey/exit/complete',
    '/survey/optimize/complete',
    '/toolkit',
    '/unsubscribe',
  ])
})

test('the sitemap lists exactly the indexable pages', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const indexable = heads.filter(({ noindex }) => !noindex).map(({ path }) => `${origin}${path}`)
  expect(listed.toSorted()).toEqual(indexable.toSorted())
})

test('robots.txt allows crawlers outside /api/ and links to the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test('the feed lists all articles, newest first', () => {
  const dates = [...read('feed.xml').matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date))
  expect(dates).toHaveLength(12)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
})

test('the feed contains the full text of every article, with absolute URLs', () => {
  const texts = [...read('feed.xml').matchAll(/<content:encoded>([\s\S]*?)<\/content:encoded>/g)].map(([, text = '']) =>
    unescapeXml(text),
  )
  articles.forEach((article, index) => {
    const html = texts[index] ?? ''
    for (const block of article.content) {
      for (const words of blockTexts(block)) expect(unescapeXml(html)).toContain(words)
    }
    expect(html.match(/(?:href|src)="(?!https?:)/g)).toBeNull()
  })
})

test.each([
  ['/', ['Organization', 'ProfessionalService', 'FAQPage']],
  ['/about', ['LocalBusiness']],
  ['/winnipeg-manitoba-ai-consultants', ['LocalBusiness', 'BreadcrumbList']],
  ['/articles', ['BreadcrumbList']],
  ['/articles/first-process-to-automate', ['Article', 'BreadcrumbList']],
  ['/beta', ['FAQPage']],
])('%s has its structured data', (path, types) => {
  expect(structuredDataOf(htmlOf(path)).map(data => data['@type'])).toEqual(types)
})
