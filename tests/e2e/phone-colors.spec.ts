import type { Locator, Page } from '@playwright/test'
import { answerQuestion, expectQuestion, fillInContact, next, openSurvey } from '#tests/support/survey-pages.ts'
import { expect, ready, test } from '#tests/support/watched-page.ts'

/** How many colors the right half of a control has, away from the slider's handle and the filled part. */
async function colorsOnTheRight(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const picture = await page.screenshot({ clip: { x: x + width / 2, y, width: width / 2, height } })
  return page.evaluate(
    async bytes => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const canvas = new OffscreenCanvas(image.width, image.height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D
      canvas.drawImage(image, 0, 0)
      return new Set(new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer)).size
    },
    [...picture],
  )
}

test('forced colors show the track of the slider and of the progress bar', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openSurvey(page, '/survey/optimize')
  expect(await colorsOnTheRight(page, page.getByRole('progressbar'))).toBeGreaterThan(1)
  await fillInContact(page)
  for (const number of [2, 3, 4]) {
    await next(page).click()
    await expectQuestion(page, number)
    await answerQuestion(page)
  }
  expect(await colorsOnTheRight(page, page.getByRole('slider'))).toBeGreaterThan(1)
})

test('forced colors give an icon the color of the text beside it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await ready(page)
  const colors = await page.locator('main svg[stroke]').evaluateAll(icons =>
    icons.map(icon => {
      const text = icon.parentElement
      return { icon: getComputedStyle(icon).stroke, text: text && getComputedStyle(text).color }
    }),
  )
  expect(colors.length).toBeGreaterThan(0)
  for (const { icon, text } of colors) expect(icon).toBe(text)
})
