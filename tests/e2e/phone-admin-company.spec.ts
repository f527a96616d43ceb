import type { Page } from '@playwright/test'
import { bearerHeader, logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test.describe.configure({ mode: 'serial', timeout: 60_000 })

const paths = ['site/owner/name', 'site/owner/photo', 'site/owner/letter', 'site/phone']
let token = ''

test.beforeEach(async ({ page }) => {
  token = await logIn(page)
})

/** Only this test's own: others may have drafts at the same time. */
test.afterEach(async ({ page }) => {
  for (const path of paths)
    await page.request.post('/api/admin/words/drafts/discard', { headers: bearerHeader(token), data: { path } })
})

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save as a draft' })
const photoInput = (page: Page) => page.locator('input[type=file]')

/** As large as a phone's, with something to see in it. */
async function pngPhoto(page: Page) {
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 })
    const context = canvas.getContext('2d')
    if (!context) return ''
    for (let x = 0; x < 1600; x += 40) {
      context.fillStyle = `hsl(${x / 5} 60% 50%)`
      context.fillRect(x, 0, 40, 1200)
    }
    return canvas.toDataURL('image/png')
  })
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(dataUrl.split(',')[1] ?? '', 'base64') }
}

test('the owner replaces details, adds a photo and a letter, and saves them as drafts', async ({ page }) => {
  await page.goto('/admin/website/company')
  await page.getByLabel("Owner's name").fill('Anna Example')
  await page.getByLabel('Letter', { exact: true }).fill('I started this company in 2019.\n\nWrite to me anytime.')
  await page.getByLabel('Phone').fill('12')
  await photoInput(page).setInputFiles(await pngPhoto(page))
  const zoom = page.getByLabel('Zoom')
  await expect(zoom).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(zoom).toHaveValue('1')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await expect(page.getByRole('img', { name: 'What visitors will see' })).toBeVisible()

  await saveButton(page).click()
  await expect(page.getByText('has to be a phone number')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('+1 204 555 0100')

  page.once('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(page.getByLabel("Owner's name"), 'what was typed survives a reload').toHaveValue('Anna Example')
  await saveButton(page).click()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.reload()
  await expect(page.getByLabel('Letter', { exact: true })).toHaveValue(
    'I started this company in 2019.\n\nWrite to me anytime.',
  )
  await expect(page.getByLabel('Phone')).toHaveValue('+1 204 555 0100')
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  const photo = page.getByRole('img', { name: 'What visitors will see' })
  const widthOf = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(widthOf, 'the photo of a draft is shown').toBe(720)
})

test("a file that isn't a photo is refused with a sentence", async ({ page }) => {
  await page.goto('/admin/website/company')
  await photoInput(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') })
  await expect(page.getByText("This file can't be used as a photo here.")).toBeVisible()
})

test('someone who changes the same detail on another device is not overwritten by accident', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/admin/website/company')
  const name = page.getByLabel("Owner's name")
  await name.fill('Anna Example')
  const headers = bearerHeader(token)
  const data = { path: 'site/owner/name', value: 'Berta Example', revision: null }
  expect((await page.request.patch('/api/admin/words/drafts', { headers, data })).ok()).toBe(true)
  await saveButton(page).click()
  await expect(page.getByText('Berta Example')).toBeVisible()
  await page.getByRole('button', { name: 'Use the other one' }).click()
  await expect(name).toHaveValue('Berta Example')
  allowFailedRequests(consoleErrors)
})
