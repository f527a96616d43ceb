import { describe, expect, it } from 'vitest'
import { counted, countText, percentOf, sharesOf } from './figures.ts'

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

describe('the shares of a summary', () => {
  it('have the denominators that the cards name', () => {
    const summary = {
      totalSessions: 200,
      completedSessions: 83,
      toolkitOptIns: 31,
      exitSessions: 125,
      optimizeSessions: 75,
    }
    // 83/200 = 41.5, 31/83 = 37.3, 125/200 = 62.5, 75/200 = 37.5
    expect(sharesOf(summary)).toEqual({ completion: 42, toolkit: 37, exit: 63, optimize: 38 })
  })

  it('are all 0 before the first session', () => {
    const nothing = {
      totalSessions: 0,
      completedSessions: 0,
      toolkitOptIns: 0,
      exitSessions: 0,
      optimizeSessions: 0,
    }
    expect(sharesOf(nothing)).toEqual({ completion: 0, toolkit: 0, exit: 0, optimize: 0 })
  })

  it('have no toolkit share while nobody has completed', () => {
    const begun = {
      totalSessions: 4,
      completedSessions: 0,
      toolkitOptIns: 0,
      exitSessions: 4,
      optimizeSessions: 0,
    }
    expect(sharesOf(begun)).toEqual({ completion: 0, toolkit: 0, exit: 100, optimize: 0 })
  })
})

describe('a number', () => {
  it('has a comma at the thousands', () => {
    expect(countText(1_204_000)).toBe('1,204,000')
  })

  it('is one thing or several', () => {
    expect([0, 1, 2, 1204].map(count => counted(count, 'lead'))).toEqual([
      '0 leads',
      '1 lead',
      '2 leads',
      '1,204 leads',
    ])
  })
})
