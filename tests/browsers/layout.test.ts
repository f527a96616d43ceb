import { expect, test } from 'vitest'
import { page } from './fixtures.ts'
import { openWithoutBanner } from './steps.ts'

test("the fields of the exit survey's first question line up in two columns", async () => {
  await openWithoutBanner('/survey/exit')
  const tops = await page.evaluate(() =>
    ['name', 'email', 'phone', 'businessName'].map(name =>
      Math.round(document.querySelector(`[name="${name}"]`)?.getBoundingClientRect().top ?? 0),
    ),
  )
  expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]])
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0)
})
