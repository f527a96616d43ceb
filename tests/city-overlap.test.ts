import { expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { textOf } from '#server/site/read-html.ts'
import { mainOf } from './support/site-pages.ts'

const { cities } = content

// City pages must differ in more than their names. A shingle is a run of five words.
const shingleLength = 5
const maxOverlap = 0.5

const shinglesOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? []
  return new Set(words.slice(shingleLength - 1).map((_, index) => words.slice(index, index + shingleLength).join(' ')))
}

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter(shingle => b.has(shingle)).length / Math.min(a.size, b.size)

const pages = cities.map(({ city, slug }) => ({ city, shingles: shinglesOf(textOf(mainOf(`/${slug}`))) }))

test('no two city pages share half of their shingles', () => {
  const pairs = pages.flatMap((page, index) =>
    pages
      .slice(index + 1)
      .map(other => ({ pair: `${page.city} and ${other.city}`, share: overlap(page.shingles, other.shingles) })),
  )
  expect(pairs).toHaveLength((pages.length * (pages.length - 1)) / 2)
  const tooSimilar = pairs
    .filter(({ share }) => share >= maxOverlap)
    .map(({ pair, share }) => `${pair}: ${(share * 100).toFixed(0)} %`)
  expect(tooSimilar).toEqual([])
})

test('detects a page that only swaps the names', () => {
  const [winnipeg] = pages
  const copy = shinglesOf(
    textOf(mainOf(`/${cities[0]?.slug}`))
      .replaceAll('Winnipeg', 'Brandon')
      .replaceAll('Manitoba', 'Ontario'),
  )
  expect(overlap(winnipeg?.shingles ?? new Set(), copy)).toBeGreaterThan(0.7)
})
