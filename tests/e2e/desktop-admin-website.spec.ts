import type { Page } from '@playwright/test'
import { content } from '#content/all-content.ts'
import { adminHeading } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { test, wordsOwner } from '#tests/support/own-site.ts'
import { desktop, expect } from '#tests/support/watched-page.ts'
import { openEditor, textButton, typedText } from '#tests/support/words-editor.ts'

test.use(desktop)

const { about } = content
const changed = about.intro.replace('owners', 'founders')
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const published = (page: Page) => page.getByText('Published. The live site shows your changes.')

test('finds a sentence by its words, and opens it where it is', async ({ page, site }) => {
  await wordsOwner(page, site)
  await page.goto('/admin/website')
  const words = about.mission.slice(20, 60)
  await page.getByLabel('Search').fill(words.toUpperCase())
  const found = page.getByRole('region', { name: 'Found in texts' }).getByRole('link').first()
  await expect(found.locator('mark')).toHaveText(words)
  await expectNoAxeFindings(page)
  await found.click()
  await expect(typedText(page)).toHaveValue(about.mission)
  await expect(textButton(page, about.mission)).toBeInViewport()

  await page.goto('/admin/website?q=qqqq')
  await expect(page.getByText('No text has these words.')).toBeVisible()
})

test('publishes a change, shows it in the history, and goes back', async ({ page, site }) => {
  const { saveDraft, overview } = await wordsOwner(page, site)
  await saveDraft('about/intro', changed)
  await saveDraft('about/mission', 'Half a sent')
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))

  await page.goto('/admin/website')
  await page.getByRole('link', { name: 'Read and publish' }).click()
  await expect(page.locator('del').first()).toHaveText('owners')
  await expect(page.locator('ins').first()).toHaveText('founders')
  await page.getByRole('checkbox', { name: 'Not yet: About page: mission' }).check()
  await expect(page.getByText("2 changes. Visitors don't see them yet. 1 of them not yet.")).toBeVisible()
  await expectNoAxeFindings(page)
  await publishButton(page).dblclick()
  await expect(published(page)).toBeVisible()
  expect(requests.filter(path => path.endsWith('/publish') && path.startsWith('/api'))).toHaveLength(1)
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: 'Not yet: About page: mission' })).toBeChecked()
  await page.getByRole('link', { name: 'View the changed page' }).click()
  await expect(page.getByText(changed)).toBeVisible()
  await saveDraft('about/mission', about.mission)

  await page.goto('/admin/website/history')
  await expect(page.getByText('On the website now')).toBeVisible()
  await expect(page.locator('ins')).toHaveText('founders')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Go back to the original texts' }).click()
  await expect(adminHeading(page, 'Publish')).toBeVisible()
  await expect(page.locator('ins')).toHaveText('owners')

  await test.step('discarding asks first', async () => {
    await page.getByRole('button', { name: 'Discard all...' }).click()
    const dialog = page.getByRole('dialog')
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Keep' }).click()
    await page.getByRole('button', { name: 'Discard About page: introduction' }).click()
    await dialog.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(page.getByText('No changes to publish.')).toBeVisible()
    expect((await overview()).drafts).toEqual([])
  })

  await page.goto('/admin/website/history')
  await page.getByRole('button', { name: 'Go back to the original texts' }).click()
  await publishButton(page).click()
  await expect(published(page)).toBeVisible()
  await page.goto('/about')
  await expect(page.getByText(about.intro)).toBeVisible()
})

test('previews the website with the drafts, from page to page', async ({ page, site, consoleErrors }) => {
  const { saveDraft } = await wordsOwner(page, site)
  await saveDraft('about/intro', changed)
  await openEditor(page, { page: '/about' })
  const expired = { base: '/words-view/expired' }
  await page.route('**/api/admin/words/view', route => route.fulfill({ json: expired }), { times: 1 })
  await page.reload()
  await expect(textButton(page, changed)).toBeVisible()
  for (const error of consoleErrors.splice(0)) expect(error).toMatch(/frame-ancestors|404/)

  await page.getByRole('button', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText(changed)).toBeVisible()
  await frame.getByRole('link', { name: 'Articles' }).last().click()
  await expect(page).toHaveURL(/page=%2Farticles(&|$)/)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Articles')
  await page.goBack()
  await expect(frame.getByText(changed)).toBeVisible()
})

test('shares a draft by a link that reveals nothing else, until the owner stops it', async ({
  page,
  site,
  browser,
}) => {
  const { saveDraft } = await wordsOwner(page, site)
  await saveDraft('about/intro', changed)
  await openEditor(page, { page: '/about' })
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const { pathname } = new URL(await page.getByLabel('Link', { exact: true }).inputValue())
  await expectNoAxeFindings(page)
  const visitor = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await visitor.goto(pathname)
  await expect(visitor.getByText(changed)).toBeVisible()
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  expect((await visitor.goto(pathname))?.status()).toBe(404)
  await visitor.context().close()
})
