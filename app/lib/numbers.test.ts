import { expect, test } from 'vitest'
import { countText, percentOf, pluralize, rateText, sharesOf } from './numbers.ts'

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [23, 40, 58],
  [1, 200, 1],
  [1, 201, 0],
  [199, 200, 100],
  [5, 5, 100],
  [0, 5, 0],
])('rounds %i of %i to %i percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

test('is 0 percent when the total is 0', () => {
  expect(percentOf(0, 0)).toBe(0)
  expect(percentOf(3, 0)).toBe(0)
})

test.each([
  [
    [5, 3],
    [63, 37],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 7],
    [0, 100],
  ],
  [
    [1, 1, 998],
    [0, 0, 100],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('the shares of %j are %j, which adds up', (parts, shares) => {
  expect(sharesOf(parts)).toEqual(shares)
})

test('shows a rate with one decimal, and none without a whole', () => {
  expect([rateText(3, 1000), rateText(1, 3), rateText(0, 5), rateText(5, 5), rateText(3, 0)]).toEqual([
    '0.3%',
    '33.3%',
    '0.0%',
    '100.0%',
    '–',
  ])
})

test('separates thousands with commas', () => {
  expect(countText(1_204_000)).toBe('1,204,000')
})

test('pluralizes every count except 1', () => {
  expect([0, 1, 2, 1204].map(count => pluralize(count, 'lead'))).toEqual([
    '0 leads',
    '1 lead',
    '2 leads',
    '1,204 leads',
  ])
})
