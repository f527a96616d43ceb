import { expect, it } from 'vitest'
import { dropoffPoints } from './dropoff-points.ts'

it('counts questions from one, whether the index is a number or text', () => {
  const points = dropoffPoints([
    { stepIndex: 0, dropoffCount: 4 },
    { stepIndex: '8', dropoffCount: 2 },
  ])
  expect(points.map(({ question }) => question)).toEqual([1, 9])
})

it('says abandonment for one and abandonments otherwise', () => {
  const points = dropoffPoints([0, 1, 2, 1500].map((dropoffCount, stepIndex) => ({ stepIndex, dropoffCount })))
  expect(points.map(({ abandonments }) => abandonments)).toEqual([
    '0 abandonments',
    '1 abandonment',
    '2 abandonments',
    '1,500 abandonments',
  ])
})

it('draws the most frequent point at full length, and nothing for nothing', () => {
  const lengths = (counts: number[]) =>
    dropoffPoints(counts.map((dropoffCount, stepIndex) => ({ stepIndex, dropoffCount }))).map(({ length }) => length)
  expect(lengths([5, 20, 0])).toEqual([25, 100, 0])
  expect(lengths([0, 0])).toEqual([0, 0])
})
