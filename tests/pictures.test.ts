import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { attributesOf, htmlOf, listedPages, mainOf, sitePages } from './support/site-pages.ts'
import { builtSite } from './support/test-app.ts'

const drawings = globSync('public/pictures/**/*.svg').map(file => file.replaceAll('\\', '/'))
const imagesIn = (html: string) => [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => image)

describe.each(drawings)('%s', file => {
  const svg = readFileSync(file, 'utf8')

  test('is a small SVG with dimensions and without scripts, styles, text or references', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) (\d+)" width="\1" height="\2">/,
    )
    expect(svg).not.toMatch(/<(script|style|text|image|foreignObject|use)\b|\sstyle=|\son\w+=|href=/)
    expect(svg.length).toBeLessThan(6000)
  })

  test('is used on a page', () => {
    const url = file.replace('public', '')
    const inPage = `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8'))}`
    const notFound = readFileSync(join(builtSite, 'client/404/index.html'), 'utf8')
    const pages = [...sitePages.map(({ html }) => html), notFound]
    expect(
      pages.some(html => html.includes(`"${url}"`) || html.includes(`"${inPage.replaceAll("'", '&#x27;')}"`)),
    ).toBe(true)
  })
})

test('every picture has alt text and dimensions, and all but the first on a page load lazily', () => {
  for (const { path, html } of sitePages) {
    for (const [index, image] of imagesIn(html).entries()) {
      expect(image, path).toMatch(/\salt="/)
      expect(image, path).toMatch(/\swidth="\d+" height="\d+"/)
      if (index > 0) expect(image, path).toContain('loading="lazy"')
    }
  }
})

test.each([
  ['/about', 4],
  ['/articles/first-process-to-automate', 2],
  ['/articles/three-researchers-canada-ai-map', 1],
  ['/winnipeg-manitoba-ai-consultants', 1],
])('%s has %i pictures with descriptive alt text', (path, count) => {
  expect(attributesOf(mainOf(path), 'img', 'alt').filter(alt => alt.length > 20)).toHaveLength(count)
})

test('the about page has four different portraits', () => {
  const portraits = attributesOf(mainOf('/about'), 'img', 'src')
  expect(portraits).toHaveLength(4)
  expect(new Set(portraits).size).toBe(4)
})

const pngSize = (file: string) => {
  const bytes = readFileSync(join(builtSite, 'client', file))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('every listed page has its own 1200×630 share image', () => {
  const images = listedPages.map(
    ({ html }) => attributesOf(html, 'meta', 'content').find(content => content.endsWith('.png')) ?? '',
  )
  expect(new Set(images).size).toBe(listedPages.length)
  for (const image of images) expect(pngSize(new URL(image).pathname), image).toEqual([1200, 630])
})

test('an unlisted page uses the share image of the home page', () => {
  expect(htmlOf('/toolkit')).toContain('content="http://localhost:3000/share/home.png"')
})
