import { expect, test } from 'vitest'
import { cities } from '#content/cities/all-cities.ts'
import { mainOf, wordsIn } from './support/site-pages.ts'

// City pages must not be one page with the names exchanged: of the runs of five words that the shorter of two pages has,
// less than half may stand in the other one too.
const runLength = 5
const mostInCommon = 0.5

const runsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? []
  return new Set(words.slice(runLength - 1).map((_, index) => words.slice(index, index + runLength).join(' ')))
}

const inCommon = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter(run => b.has(run)).length / Math.min(a.size, b.size)

const pages = cities.map(({ city, slug }) => ({ city, runs: runsOf(wordsIn(mainOf(`/${slug}`))) }))

test('no two city pages share half of their text', () => {
  const pairs = pages.flatMap((page, index) =>
    pages
      .slice(index + 1)
      .map(other => ({ pair: `${page.city} and ${other.city}`, share: inCommon(page.runs, other.runs) })),
  )
  expect(pairs).toHaveLength(276)
  const alike = pairs
    .filter(({ share }) => share >= mostInCommon)
    .map(({ pair, share }) => `${pair}: ${(share * 100).toFixed(0)} %`)
  expect(alike).toEqual([])
})

test('the measure sees a page with the names exchanged', () => {
  const [winnipeg] = pages
  const copy = runsOf(
    wordsIn(mainOf(`/${cities[0]?.slug}`))
      .replaceAll('Winnipeg', 'Brandon')
      .replaceAll('Manitoba', 'Ontario'),
  )
  expect(inCommon(winnipeg?.runs ?? new Set(), copy)).toBeGreaterThan(0.7)
})
