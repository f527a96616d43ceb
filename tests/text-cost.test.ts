import { expect, test } from 'vitest'
import { createCostCheck } from './support/text-cost.ts'

test('twice the spaces or quotes in every field of every route take about twice the time', async () => {
  const { slowSteps } = await createCostCheck()
  for (const filler of [' ', '"']) expect(await slowSteps(filler), JSON.stringify(filler)).toEqual([])
})
