import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { attributesOf, listedPages, mainOf, sitePages } from './support/site-pages.ts'
import { builtSite } from './support/test-app.ts'

const { files } = JSON.parse(readFileSync(join(builtSite, 'site.json'), 'utf8')) as SiteManifest
const served = new Set(files.map(({ path }) => path))
const origin = 'http://localhost:3000'

const internalUrls = (html: string) =>
  [
    ...attributesOf(html, 'a', 'href'),
    ...attributesOf(html, 'link', 'href'),
    ...attributesOf(html, 'img', 'src'),
    ...attributesOf(html, 'form', 'action'),
    ...attributesOf(html, 'meta property="og:image"', 'content'),
  ]
    .map(url => url.replace(origin, ''))
    .filter(url => /^[/#]/.test(url))

const idsIn = (html: string) => attributesOf(html, '[a-z0-9]+', 'id')

describe.each(sitePages)('$path', ({ path, html }) => {
  test('has no dead internal links', () => {
    const dead = internalUrls(html).filter(url => {
      const { pathname, hash } = new URL(url, `${origin}${path}`)
      if (!served.has(pathname)) return true
      const target = sitePages.find(page => page.path === pathname)?.html ?? ''
      return hash !== '' && !idsIn(target).includes(decodeURIComponent(hash.slice(1)))
    })
    expect(dead).toEqual([])
  })
})

const linkedPaths = (html: string) =>
  attributesOf(html, 'a', 'href')
    .map(url => new URL(url, origin))
    .filter(url => url.origin === origin)
    .map(({ pathname }) => pathname)

test('every listed page can be reached from the home page', () => {
  const reached = new Set(['/'])
  for (const path of reached) {
    const page = sitePages.find(candidate => candidate.path === path)
    for (const next of page ? linkedPaths(page.html) : []) reached.add(next)
  }
  const unreached = listedPages.map(({ path }) => path).filter(path => !reached.has(path))
  expect(unreached).toEqual([])
})

test('every city page links to all the others', () => {
  const cityPaths = sitePages.map(({ path }) => path).filter(path => path.endsWith('-ai-consultants'))
  expect(cityPaths).toHaveLength(24)
  for (const path of cityPaths) {
    const linked = linkedPaths(mainOf(path)).filter(target => cityPaths.includes(target))
    expect(new Set(linked), path).toEqual(new Set(cityPaths.filter(other => other !== path)))
  }
})

test('external links use HTTPS, and links that open a new tab have rel="noopener"', () => {
  for (const { html, path } of sitePages) {
    const outside = attributesOf(html, 'a', 'href').filter(url => /^http:/.test(url) && !url.startsWith(origin))
    expect(outside, path).toEqual([])
    for (const [, link = ''] of html.matchAll(/<a\b([^>]*target="_blank"[^>]*)>/g))
      expect(link, path).toContain('rel="noopener"')
  }
})
