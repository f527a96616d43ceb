import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { attributeOf, attributesIn, elementsIn, type Parent } from '#server/site/read-html.ts'
import {
  documentOf,
  listedPages,
  mainOf,
  siteUrl as origin,
  servedPaths as served,
  sitePages,
} from './support/site-pages.ts'

const internalUrls = (page: Parent) =>
  [
    ...attributesIn(page, 'a', 'href'),
    ...attributesIn(page, 'link', 'href'),
    ...attributesIn(page, 'img', 'src'),
    ...attributesIn(page, 'form', 'action'),
    ...elementsIn(page, 'meta', { property: 'og:image' }).map(image => attributeOf(image, 'content') ?? ''),
  ]
    .map(url => url.replace(origin, ''))
    .filter(url => /^[/#]/.test(url))

describe.each(sitePages)('$path', ({ path }) => {
  test('has no dead internal links', () => {
    const dead = internalUrls(documentOf(path)).filter(url => {
      const { pathname, hash } = new URL(url, `${origin}${path}`)
      if (!served.has(pathname)) return true
      return (
        hash !== '' && elementsIn(documentOf(pathname), '*', { id: decodeURIComponent(hash.slice(1)) }).length === 0
      )
    })
    expect(dead).toEqual([])
  })
})

const linkedPaths = (parent: Parent) =>
  attributesIn(parent, 'a', 'href')
    .map(url => new URL(url, origin))
    .filter(url => url.origin === origin)
    .map(({ pathname }) => pathname)

test('every listed page can be reached from the home page', () => {
  const reached = new Set(['/'])
  for (const path of reached) {
    const isPage = sitePages.some(page => page.path === path)
    for (const next of isPage ? linkedPaths(documentOf(path)) : []) reached.add(next)
  }
  const unreached = listedPages.map(({ path }) => path).filter(path => !reached.has(path))
  expect(unreached).toEqual([])
})

test('every city page links to all the others', () => {
  const cityPaths = content.cities.map(({ slug }) => `/${slug}`)
  for (const path of cityPaths) {
    const linked = linkedPaths(mainOf(path)).filter(target => cityPaths.includes(target))
    expect(new Set(linked), path).toEqual(new Set(cityPaths.filter(other => other !== path)))
  }
})

test('external links use HTTPS, and links that open a new tab have rel="noopener"', () => {
  for (const { path } of sitePages) {
    const outside = attributesIn(documentOf(path), 'a', 'href').filter(
      url => url.startsWith('http:') && !url.startsWith(origin),
    )
    expect(outside, path).toEqual([])
    for (const link of elementsIn(documentOf(path), 'a', { target: '_blank' }))
      expect(attributeOf(link, 'rel'), path).toBe('noopener')
  }
})
