import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { attributeOf, attributesIn, elementIn, elementsIn, parseHtml } from '#server/site/read-html.ts'
import { documentOf, listedPages, mainOf, renderedSite, sitePages } from './support/site-pages.ts'

const drawings = globSync('public/pictures/**/*.svg').map(file => file.replaceAll('\\', '/'))

const builtPages = [
  ...sitePages.map(({ path }) => documentOf(path)),
  parseHtml(renderedSite.renderPage('/404')?.html ?? ''),
]
const usedPictures = new Set(builtPages.flatMap(page => attributesIn(page, 'img', 'src')))
describe.each(drawings)('%s', file => {
  const svg = readFileSync(file, 'utf8')

  test('is a small SVG with dimensions and without scripts, styles, text or references', () => {
    const picture = elementIn(parseHtml(svg), 'svg')
    const [width, height] = [attributeOf(picture, 'width'), attributeOf(picture, 'height')]
    expect(Number(width) * Number(height)).toBeGreaterThan(0)
    expect(attributeOf(picture, 'viewBox')).toBe(`0 0 ${width} ${height}`)
    expect(attributeOf(picture, 'xmlns')).toBe('http://www.w3.org/2000/svg')
    const all = [picture, ...elementsIn(picture)]
    const forbidden = ['script', 'style', 'text', 'image', 'foreignObject', 'use']
    expect(all.filter(({ tagName }) => forbidden.includes(tagName))).toEqual([])
    const attributes = all.flatMap(({ attrs }) => attrs.map(({ name }) => name))
    expect(attributes.filter(name => /^(?:style|on.*|href)$/.test(name))).toEqual([])
    expect(svg.length).toBeLessThan(6000)
  })

  test('is used on a page', () => {
    const inPage = `data:image/svg+xml,${encodeURIComponent(svg)}`
    const path = file.replace('public', '')
    expect(usedPictures.has(path) || usedPictures.has(inPage)).toBe(true)
  })
})

test('every picture has alt text and dimensions, and all but the first on a page load lazily', () => {
  for (const { path } of sitePages) {
    for (const [index, image] of elementsIn(documentOf(path), 'img').entries()) {
      expect(attributeOf(image, 'alt'), path).toBeDefined()
      for (const name of ['width', 'height']) expect(attributeOf(image, name), path).toMatch(/^\d+$/)
      if (index > 0) expect(attributeOf(image, 'loading'), path).toBe('lazy')
    }
  }
})

test.each([
  ['/articles/first-process-to-automate', 2],
  ['/articles/three-researchers-canada-ai-map', 1],
  ['/winnipeg-manitoba-ai-consultants', 1],
  ['/about', content.about.team.length],
])('%s has %i pictures with descriptive alt text', (path, count) => {
  expect(attributesIn(mainOf(path), 'img', 'alt').filter(alt => alt.length > 20)).toHaveLength(count)
})

const shareImageOf = (path: string) =>
  attributeOf(elementIn(documentOf(path), 'meta', { property: 'og:image' }), 'content') ?? ''

test('every listed page has a share image', () => {
  const drawn = renderedSite.shareCards().map(({ file }) => `http://localhost:3000${file}`)
  expect(listedPages.map(({ path }) => shareImageOf(path)).filter(image => !drawn.includes(image))).toEqual([])
})

test('an unlisted page uses the share image of the home page', () => {
  expect(shareImageOf('/toolkit')).toBe('http://localhost:3000/share/home.png')
})
