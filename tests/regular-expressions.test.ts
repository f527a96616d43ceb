import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { regularExpressions, sourceFiles } from './support/parse-source.ts'

/** Their time grows with the square of the text, which is never long, or which only its own writer waits for. */
const accepted = [
  // Settings, and the release's own words.
  'server/config.ts: /\\/+$/',
  'app/islands/toolkit/unlocked-toolkit.tsx: /\\[[^\\]]*\\]|[^[]+/g',
  // In the owner's browser.
  'app/admin/lists/use-admin-list.ts: /<([^>]+)>; rel="next"/',
  'app/admin/website/document/document-field.tsx: /^\\s*[•·▪◦‣∙●○■]\\s/m',
  'app/admin/website/form/single-field.tsx: /\\s*\\n\\s*/g',
]

const length = 4000
const alwaysTried = [' ', '\n', 'a', '0', '.', '"', '*', '-', ',', 'a ']

/** Runs of what the expression itself names, between letters: the least of three tries. */
function costOf(expression: RegExp) {
  const all = new RegExp(expression, [...new Set(`${expression.flags}g`)].join(''))
  const named = expression.source.match(/[!-/:-@[-`{-~]/g) ?? []
  const costs = [...new Set([...alwaysTried, ...named])].map(filler => {
    const text = `a${filler.repeat(length / filler.length)}b`
    const tries = Array.from({ length: 3 }, () => {
      const start = performance.now()
      text.replace(all, '')
      return performance.now() - start
    })
    return Math.min(...tries)
  })
  return Math.max(...costs)
}

test('no other regular expression takes hundreds of times as long as most for the same text', () => {
  const all = sourceFiles('{app,content,contracts,server}/**/*.{ts,tsx}').flatMap(file =>
    regularExpressions(file, readFileSync(file, 'utf8')).map(expression => ({
      name: `${file}: ${expression}`,
      cost: costOf(expression),
    })),
  )
  const usual = all.map(({ cost }) => cost).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  expect(all.length).toBeGreaterThan(150)
  const slow = all.filter(({ name, cost }) => cost > usual * 500 && !accepted.includes(name))
  expect(slow.map(({ name }) => name)).toEqual([])
})
