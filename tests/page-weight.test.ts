import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { budgets, homePageBrotliBytes } from './budgets.ts'
import { type PageWeight, weightOf } from './support/page-weight.ts'
import { sitePages } from './support/site-pages.ts'
import { builtSite } from './support/test-app.ts'

const publicPages = sitePages.map(({ path }) => path).filter(path => !path.startsWith('/admin'))
const parts = Object.keys(budgets) as Array<keyof PageWeight>

test('every public page stays within each budget', () => {
  const weights = publicPages.map(path => ({ path, weight: weightOf(path) }))
  for (const part of parts) {
    const heaviest = weights.toSorted((a, b) => b.weight[part] - a.weight[part])
    console.info(`${part}: at most ${heaviest[0]?.weight[part]} of ${budgets[part]} bytes, on ${heaviest[0]?.path}`)
    const sizes = weights.map(({ path, weight }) => `${weight[part]} ${path}`).join('\n')
    expect(heaviest[0]?.weight[part], `${part} of each page:\n${sizes}\n`).toBeLessThanOrEqual(budgets[part])
    expect(heaviest[0]?.weight[part], `no ${part} found`).toBeGreaterThan(0)
  }
})

test('the home page fits in the initial window of a new connection', () => {
  const { size } = statSync(join(builtSite, 'client/index.html.br'))
  console.info(`home page: ${size} of ${homePageBrotliBytes} bytes (Brotli)`)
  expect(size, 'Shorten a text on the home page, such as an FAQ answer.').toBeLessThanOrEqual(homePageBrotliBytes)
})
