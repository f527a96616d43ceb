import { describe, expect, it } from 'vitest'
import { countText, percentOf, pluralize } from './counts.ts'

describe('a share', () => {
  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [23, 40, 58],
    [1, 200, 1],
    [1, 201, 0],
    [199, 200, 100],
    [5, 5, 100],
    [0, 5, 0],
  ])('%i of %i is %i percent, rounded to a whole number', (part, whole, percent) => {
    expect(percentOf(part, whole)).toBe(percent)
  })

  it('is 0 when there is nothing to take a share of', () => {
    expect(percentOf(0, 0)).toBe(0)
    expect(percentOf(3, 0)).toBe(0)
  })
})

describe('a number', () => {
  it('has a comma at the thousands', () => {
    expect(countText(1_204_000)).toBe('1,204,000')
  })

  it('is one thing or several', () => {
    expect([0, 1, 2, 1204].map(count => pluralize(count, 'lead'))).toEqual([
      '0 leads',
      '1 lead',
      '2 leads',
      '1,204 leads',
    ])
  })
})
