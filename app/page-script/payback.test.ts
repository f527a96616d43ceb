import { expect, test } from 'vitest'
import { readNumber } from '#app/lib/read-number.ts'
import { content } from '#content/all-content.ts'
import { blockTexts, textBlocks } from '#content/documents/blocks.ts'
import { paybackOf, showNumber } from './payback.ts'

test("the calculator starts with the article's example", () => {
  const article = content.articles.find(({ slug }) => slug === 'first-process-to-automate')
  const blocks = article?.content ?? []
  const fields = blocks.flatMap(block => (block.type === 'calculator' ? block.fields : []))
  const example = paybackOf(Object.fromEntries(fields.map(({ key, start }) => [key, start])))
  expect(Object.values(example).map(showNumber)).toEqual(['72', '48', '10'])
  expect(textBlocks(blocks).flatMap(blockTexts).join(' ')).toMatch(
    /12 quotes takes about 6 minutes.*72 minutes a week.*two-thirds of it, or 48 minutes.*8 hours.*after ten weeks/,
  )
})

test('counts a week that has begun, and keeps a whole number of weeks', () => {
  expect(paybackOf({ times: 1, minutes: 60, share: 100, hours: 10 }).weeks).toBe(10)
  expect(paybackOf({ times: 1, minutes: 60, share: 100, hours: 10.1 }).weeks).toBe(11)
  expect(paybackOf({ times: 3, minutes: 0.1, share: 10, hours: 0.003 }).weeks).toBe(6)
})

test.each([
  ['1200', 1200],
  ['1,200', 1200],
  ['1,200,000', 1_200_000],
  ['2.5', 2.5],
  ['2,5', 2.5],
  [' 12 ', 12],
  ['', 0],
  ['a dozen', Number.NaN],
])('reads %j as %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  [0.25, '0.3'],
  [9.96, '10'],
  [1234.5, '1,235'],
])('shows %d as %s', (number, text) => {
  expect(showNumber(number)).toBe(text)
})
