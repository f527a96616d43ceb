import type { Page } from '@playwright/test'
import { content } from '#content/all-content.ts'
import { plainText } from '#content/documents/blocks.ts'
import { site } from '#content/site.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { expect, pauseClock, ready, test } from '#tests/support/watched-page.ts'

const { articles } = content

const policyPage = '/articles/keeping-customer-data-safe-with-ai'
const policyTitle = 'A one-page AI policy'
const [copy, copied, print] = ['Copy', 'Copied', 'Print'].map(word => `${word} “${policyTitle}”`) as [
  string,
  string,
  string,
]
const policyItems = articles
  .flatMap(({ content }) => content.flatMap(block => (block.type === 'checklist' ? [block.blocks] : [])))
  .filter(([heading]) => heading?.type === 'heading' && heading.text === policyTitle)
  .flatMap(([, list]) => (list?.type === 'list' ? list.items.map(plainText) : []))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
})

test('copies a checklist as plain text and says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(policyPage)
  await ready(page)
  await pauseClock(page)
  await button(page, copy).click()
  await expect(button(page, copied)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: copied })).toBeAttached()
  expect(policyItems).toHaveLength(7)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${policyTitle}\n${policyItems.map(item => `\n- ${item}`).join('')}`.replace('\n\n', '\n'),
  )
  await page.clock.runFor(2100)
  await expect(button(page, copy)).toBeVisible()
})

test('selects the checklist if the browser blocks copying', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(policyPage)
  await ready(page)
  await button(page, copy).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'The text is selected, so copy it yourself', visible: true }),
  ).toBeVisible()
  const selected = await page.evaluate(() => String(getSelection()))
  for (const text of [policyTitle, ...policyItems]) expect(selected).toContain(text)
  expect(selected).not.toContain('Print')
  await expectNoAxeFindings(page)
})

test("prints a checklist alone, with the site's name, and the whole article afterwards", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto(policyPage)
  await ready(page)
  await button(page, print).click()
  await page.emulateMedia({ media: 'print' })
  const shown = (await page.locator('body').innerText()).split('\n').filter(line => line.trim())
  expect(shown).toEqual([policyTitle, ...policyItems, expect.stringContaining(site.name)])
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button(page, print)).toBeHidden()
})

const results = (page: Page) => page.locator('output [data-result]')
const field = (page: Page, label: RegExp) => page.getByLabel(label)

test("the payback calculator starts with the article's example and follows the reader's numbers", async ({ page }) => {
  const requested: string[] = []
  await page.goto('/articles/first-process-to-automate')
  await ready(page)
  page.on('request', request => {
    if (request.resourceType() !== 'image') requested.push(request.url())
  })
  const calculator = page.locator('#payback')
  await expect(calculator).toContainText('The numbers stay in your browser')
  await expect(results(page)).toHaveText([/: 72$/, /: 48$/, /: 10$/])
  await expectNoAxeFindings(page)

  await field(page, /^Times a week/).fill('1,200')
  await expect(results(page)).toHaveText([/: 7,200$/, /: 4,824$/, /: 1$/])
  await expect(calculator.getByText("Check whether you've left out the testing.")).toBeVisible()

  await field(page, /^Times a week/).fill('1')
  await page.keyboard.press('Tab')
  await expect(field(page, /^Minutes each time/)).toBeFocused()
  await page.keyboard.type('2,5')
  await expect(results(page)).toHaveText([/: 2\.5$/, /: 1\.7$/, /: 287$/])
  await expect(calculator.getByText('Start with something else.')).toBeVisible()

  for (const wrong of ['', '0', '-5', 'half', '101']) {
    await field(page, /per cent$/).fill(wrong)
    await expect(calculator.getByText('Fill in all four boxes')).toBeVisible()
    await expect(results(page).filter({ visible: true })).toHaveCount(0)
  }
  await expectNoAxeFindings(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/articles/first-process-to-automate')
  expect(requested).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article shows neither the buttons nor the calculator', async ({ page }) => {
    await page.goto('/articles/first-process-to-automate')
    await expect(page.getByRole('heading', { name: 'Keep a log for five days' })).toBeVisible()
    await expect(page.locator('#payback')).toBeHidden()
    await expect(page.locator('[data-checklist] button').filter({ visible: true })).toHaveCount(0)
  })
})
