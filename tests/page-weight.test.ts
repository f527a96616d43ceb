import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { elementsIn } from '#server/site/read-html.ts'
import { budgets, homePageBrotliBytes, islandJavascript } from './budgets.ts'
import { type PageWeight, weightOf } from './support/page-weight.ts'
import { documentOf, htmlOf, sitePages } from './support/site-pages.ts'

const publicPages = sitePages.map(({ path }) => path).filter(path => !path.startsWith('/admin'))
const parts = Object.keys(budgets) as Array<keyof PageWeight>

const hasIsland = (path: string) => elementsIn(documentOf(path), 'div', { id: 'island' }).length > 0

const weights = publicPages.map(path => ({ path, weight: weightOf(path) }))

function expectWithin(part: keyof PageWeight, budget: number, pages: typeof weights) {
  const heaviest = pages.toSorted((a, b) => b.weight[part] - a.weight[part])
  console.info(`${part}: at most ${heaviest[0]?.weight[part]} of ${budget} bytes, on ${heaviest[0]?.path}`)
  const sizes = pages.map(({ path, weight }) => `${weight[part]} ${path}`).join('\n')
  expect(heaviest[0]?.weight[part], `${part} of each page:\n${sizes}\n`).toBeLessThanOrEqual(budget)
  expect(heaviest[0]?.weight[part], `no ${part} found`).toBeGreaterThan(0)
}

test('every public page stays within each budget', () => {
  for (const part of parts) {
    const limited = part === 'javascript' ? weights.filter(({ path }) => !hasIsland(path)) : weights
    expectWithin(part, budgets[part], limited)
  }
})

test('only pages with a form or a plan load React', () => {
  const islands = weights.filter(({ path }) => hasIsland(path))
  expect(islands.map(({ path }) => path)).toEqual([
    '/beta',
    '/notes',
    '/quiz',
    '/survey/exit',
    '/survey/exit/complete',
    '/survey/optimize',
    '/survey/optimize/complete',
    '/toolkit',
  ])
  expectWithin('javascript', islandJavascript, islands)
})

test('the home page fits in the initial window of a new connection', () => {
  const size = brotliCompressSync(htmlOf('/')).length
  console.info(`home page: ${size} of ${homePageBrotliBytes} bytes (Brotli)`)
  expect(size, 'Shorten a text on the home page, such as an FAQ answer.').toBeLessThanOrEqual(homePageBrotliBytes)
})
