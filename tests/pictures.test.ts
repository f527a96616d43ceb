import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { attributeOf, attributesIn, elementIn, elementsIn, parseHtml, textOf } from '#server/site/read-html.ts'
import { documentOf, listedPages, mainOf, renderedSite, sitePages } from './support/site-pages.ts'

const { about } = content

const drawings = globSync('public/pictures/**/*.svg').map(file => file.replaceAll('\\', '/'))

const builtPages = [
  ...sitePages.map(({ path }) => documentOf(path)),
  parseHtml(renderedSite.renderPage('/404')?.html ?? ''),
]
const usedPictures = new Set(builtPages.flatMap(page => attributesIn(page, 'img', 'src')))
/** Kept for the day the photo goes. */
const replacedByPhotos = about.team.flatMap(({ photo, portrait }) => (photo ? `/pictures/team/${portrait}.svg` : []))

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

  test('is used on a page, or replaced by a photo', () => {
    const inPage = `data:image/svg+xml,${encodeURIComponent(svg)}`
    const path = file.replace('public', '')
    expect(usedPictures.has(path) || usedPictures.has(inPage) || replacedByPhotos.includes(path)).toBe(true)
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
])('%s has %i pictures with descriptive alt text', (path, count) => {
  expect(attributesIn(mainOf(path), 'img', 'alt').filter(alt => alt.length > 20)).toHaveLength(count)
})

test('the about page shows a different portrait for each role, with alt text', () => {
  const portraits = attributesIn(mainOf('/about'), 'img', 'src')
  expect(portraits).toHaveLength(about.team.length)
  expect(new Set(portraits).size).toBe(about.team.length)
  expect(attributesIn(mainOf('/about'), 'img', 'alt')).toEqual(
    about.team.map(({ photo, name, role, portraitAlt }) => (photo ? name || role : portraitAlt)),
  )
})

test('the about page explains the drawings until there is a photo of a real person', () => {
  expect(textOf(mainOf('/about')).includes(about.teamNote)).toBe(about.team.every(({ photo }) => !photo))
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
