import type { Page } from '@playwright/test'
import { content } from '#content/all-content.ts'
import { adminHeading } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { test, wordsOwner } from '#tests/support/own-site.ts'
import { toast } from '#tests/support/toast.ts'
import { desktop, expect } from '#tests/support/watched-page.ts'

test.use(desktop)

const { about } = content
const changed = about.intro.replace('owners', 'founders')
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
/** Every page is rendered and compressed. */
const slow = { timeout: 120_000 }
const published = (page: Page) => page.getByText('Published. The live site shows your changes.')
const nothingToPublish = (page: Page) => page.getByRole('heading', { name: 'No changes to publish' })

test('publishes a change with one button, undoes it, and goes back to a version', async ({ page, site }) => {
  const { saveDraft, overview } = await wordsOwner(page, site)
  await saveDraft('about/intro', changed)
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))

  await page.goto('/admin/website')
  await expect(page.getByRole('heading', { name: '1 change to publish' })).toBeVisible()
  await expect(page.locator('del')).toHaveText('owners')
  await expect(page.locator('ins')).toHaveText('founders')
  await expectNoAxeFindings(page)
  await publishButton(page).dblclick()
  await expect(published(page)).toBeVisible(slow)
  expect(requests.filter(path => path.endsWith('/publish'))).toHaveLength(1)
  await expect(nothingToPublish(page)).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name: 'View the changed page' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByText(changed)).toBeVisible()

  await page.goto('/admin/website/history')
  await expect(page.getByText('On the website now')).toBeVisible()
  await expect(page.locator('ins')).toHaveText('founders')
  await expectNoAxeFindings(page)
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo this change' }).click()
    await expect(adminHeading(page, 'Website')).toBeVisible()
    await expect(page.locator('ins')).toHaveText('owners')
  }
  await undo()
  await expect(toast(page)).toContainText('Not published yet')

  await test.step('going back to the original texts asks before it replaces a draft', async () => {
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Go back to the original texts' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
    await expect(page.getByRole('heading', { name: '1 change to publish' })).toBeVisible()
  })

  await test.step('discarding all changes asks, too', async () => {
    await page.getByRole('button', { name: 'Discard all...' }).click()
    const dialog = page.getByRole('dialog')
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Keep them' }).click()
    await expect(page.getByRole('heading', { name: '1 change to publish' })).toBeVisible()
    await page.getByRole('button', { name: 'Discard all...' }).click()
    await dialog.getByRole('button', { name: 'Discard all' }).click()
    await expect(nothingToPublish(page)).toBeVisible()
    expect((await overview()).drafts).toEqual([])
  })

  await test.step('an undone change is published like any other', async () => {
    await page.goto('/admin/website/history')
    await undo()
    await publishButton(page).click()
    await expect(published(page)).toBeVisible(slow)
    await page.goto('/about')
    await expect(page.getByText(about.intro)).toBeVisible()
  })

  await test.step('going back to a version makes drafts', async () => {
    await page.goto('/admin/website/history')
    await page.getByRole('button', { name: 'Go back to this version' }).click()
    await expect(adminHeading(page, 'Website')).toBeVisible()
    expect((await overview()).drafts.map(({ path }) => path)).toEqual(['about/intro'])
  })
})

test('previews the website with the drafts, from page to page, on a desktop and a phone', async ({
  page,
  site,
  consoleErrors,
}) => {
  const { saveDraft } = await wordsOwner(page, site)
  await saveDraft('about/intro', changed)
  await page.goto('/admin/website')
  await page.getByRole('link', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe')
  await expect(page).toHaveURL('/admin/website/preview?page=%2Fabout')
  await expect(frame.getByText(changed)).toBeVisible()
  const width = () => frame.locator('html').evaluate(() => innerWidth)
  await expect.poll(width).toBe(1440)
  await expectNoAxeFindings(page)
  await page.getByText('Phone', { exact: true }).click()
  await expect.poll(width).toBe(390)

  await frame.getByRole('link', { name: 'Articles' }).last().click()
  await expect(page).toHaveURL(/page=%2Farticles(&|$)/)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Articles')
  await page.goBack()
  await expect(frame.getByText(changed)).toBeVisible()

  const expired = { base: '/words-view/expired', expiresAt: new Date().toISOString() }
  await page.route('**/api/admin/words/view', route => route.fulfill({ json: expired }), { times: 1 })
  await page.goto('/admin/website/preview?page=/quiz')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(/frame-ancestors|404/)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', /page=%2Fquiz$/)
})
