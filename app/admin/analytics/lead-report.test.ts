import { expect, test } from 'vitest'
import { axisTicks } from './lead-report.tsx'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1234, [0, 500, 1000, 1500]],
])('labels an axis for up to %i leads with few round numbers', (highest, ticks) => {
  expect(axisTicks(highest)).toEqual(ticks)
})
