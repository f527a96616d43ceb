import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wordsOfBlock } from '#app/prerender/read-time.ts'
import { articles } from '#content/articles/all-articles.ts'
import { htmlOf, listedPages, sitePages, structuredDataOf } from '#tests/support/site-pages.ts'
import { builtSite } from '#tests/support/test-app.ts'

// What a visitor without scripts, a search engine or a shared link sees: the built files themselves.
const origin = 'http://localhost:3000'
const attributeOf = (html: string, selector: RegExp) => html.match(selector)?.[1]
const heads = sitePages.map(({ path, html }) => ({
  path,
  html,
  title: attributeOf(html, /<title>([^<]*)<\/title>/) ?? '',
  description: attributeOf(html, /<meta name="description" content="([^"]*)"/) ?? '',
  canonical: attributeOf(html, /<link rel="canonical" href="([^"]*)"/),
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
  test('has its own head and one first-level heading', () => {
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

test('pages that are no use in search results say so', () => {
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

test('the sitemap lists exactly the other pages', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const indexable = heads.filter(({ noindex }) => !noindex).map(({ path }) => `${origin}${path}`)
  expect(listed.toSorted()).toEqual(indexable.toSorted())
})

test('the sitemap says when each page last changed', () => {
  const entries = [...read('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)]
  const changed = Object.fromEntries(entries.map(([, url = '', date = '']) => [url.replace(origin, ''), date]))
  expect(Object.keys(changed)).toHaveLength(heads.filter(({ noindex }) => !noindex).length)
  for (const { slug, updated } of articles) expect(changed[`/articles/${slug}`]).toBe(updated)
  const days = Object.values(changed)
  expect(days.filter(day => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([])
  expect(days.filter(day => Date.parse(day) > Date.now())).toEqual([])
})

test('robots.txt lets crawlers in and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test('the feed holds all articles, newest first', () => {
  const dates = [...read('feed.xml').matchAll(/<pubDate>([^<]+)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date))
  expect(dates).toHaveLength(12)
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
})

test('the feed holds the full text of every article, with addresses that work away from the site', () => {
  const texts = [...read('feed.xml').matchAll(/<content:encoded>([\s\S]*?)<\/content:encoded>/g)].map(([, text = '']) =>
    unescapeXml(text),
  )
  articles.forEach((article, index) => {
    const html = texts[index] ?? ''
    for (const block of article.content) {
      for (const words of wordsOfBlock(block)) expect(unescapeXml(html)).toContain(words)
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
])('%s carries its structured data', (path, types) => {
  expect(structuredDataOf(htmlOf(path)).map(data => data['@type'])).toEqual(types)
})
