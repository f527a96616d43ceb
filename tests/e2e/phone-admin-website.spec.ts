import type { Page } from '@playwright/test'
import { content } from '#content/all-content.ts'
import { adminHeading, logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { test as ownSite, wordsOwner } from '#tests/support/own-site.ts'
import { expect, test } from '#tests/support/watched-page.ts'
import { fakeWords, sampleDraft, sampleOverview } from '#tests/support/website-page.ts'

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const { about } = content
const changed = about.intro.replace('owners', 'founders')

ownSite('leads from the dashboard to a draft and its preview, without sideways scrolling', async ({ page, site }) => {
  const { saveDraft } = await wordsOwner(page, site)
  await saveDraft('about/intro', changed)
  await page.goto('/admin')
  await expect(page.getByText('1 change to publish')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Website' }).tap()
  await expect(adminHeading(page, 'Website')).toBeVisible()

  await page.getByRole('button', { name: 'Discard About' }).tap()
  await expect(page.getByRole('heading', { name: 'No changes to publish' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByRole('heading', { name: '1 change to publish' })).toBeVisible()

  await page.getByRole('link', { name: 'Preview' }).tap()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText(changed)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390)
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name: 'Publish...' }).tap()
  await expect(publishButton(page)).toBeVisible()

  for (const path of ['/admin/website', '/admin/website/preview', '/admin/website/history']) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByText('Loading...')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test('publishes nothing while there are problems, and asks again about warnings', async ({ page }) => {
  await logIn(page)
  const draft = sampleDraft()
  const fake = await fakeWords(page, sampleOverview({ drafts: [draft] }))
  const remark = { path: draft.path, page: draft.page, label: draft.label, message: 'This text is required.' }
  let found: object = { problems: [remark], warnings: [] }
  await page.route('**/api/admin/words/check', route => route.fulfill({ json: found }))
  await page.route('**/api/admin/words/publish', route => {
    fake.overview = sampleOverview({ version: 4 })
    return route.fulfill({ json: fake.overview })
  })
  await page.goto('/admin/website')
  await publishButton(page).tap()
  const problem = page.getByRole('status').getByRole('listitem').filter({ hasText: remark.message })
  await expect(problem).toContainText('Introduction: This text is required.')
  await expect(problem.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', /\/edit\?page=%2Fabout&text=/)
  await expectNoAxeFindings(page)

  found = { problems: [], warnings: [{ ...remark, message: 'The privacy policy says something else.' }] }
  await publishButton(page).tap()
  await expect(page.getByText('The privacy policy says something else.')).toBeVisible()
  expect(fake.calls).not.toContain('publish')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Publish anyway' }).tap()
  await expect(page.getByText('Published. The live site shows your changes.')).toBeVisible()
  expect(fake.calls).toEqual(['check', 'check', 'publish'])
})

test('shows the current drafts if they changed in the meantime, and reads them again if the connection is lost', async ({
  page,
  consoleErrors,
}) => {
  await logIn(page)
  const drafts = [sampleDraft()]
  const fake = await fakeWords(page, sampleOverview({ drafts }))
  await page.route('**/api/admin/words/check', route => route.fulfill({ json: { problems: [], warnings: [] } }))
  await page.route('**/api/admin/words/publish', route => {
    fake.overview = sampleOverview({ drafts: [...drafts, sampleDraft({ path: 'about/mission', label: 'Mission' })] })
    return route.fulfill({ status: 409, json: { error: 'The drafts changed.' } })
  })
  await page.goto('/admin/website')
  await publishButton(page).tap()
  await expect(page.getByText('the drafts changed in the meantime')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Discard Mission' })).toBeVisible()

  await page.unroute('**/api/admin/words/publish')
  await page.route('**/api/admin/words/publish', route => route.abort())
  await publishButton(page).tap()
  await expect(page.getByText("we don't know whether your changes were published")).toBeVisible()
  await expectNoAxeFindings(page)
  fake.overview = sampleOverview({ version: 4 })
  await page.getByRole('button', { name: 'Check again' }).tap()
  await expect(page.getByRole('heading', { name: 'No changes to publish' })).toBeVisible()

  // The answer was lost, but the new version shows that it worked.
  fake.overview = sampleOverview({ version: 4, drafts })
  await page.reload()
  await page.unroute('**/api/admin/words/publish')
  await page.route('**/api/admin/words/publish', route => {
    fake.overview = sampleOverview({ version: 5 })
    return route.abort()
  })
  await publishButton(page).tap()
  await expect(page.getByText('Published. The live site shows your changes.')).toBeVisible()
  allowFailedRequests(consoleErrors)
})

test('lets the owner choose between their words and those of a new version, and lists placeholders', async ({
  page,
}) => {
  await logIn(page)
  const conflict = {
    path: 'home/title',
    label: 'Home, headline',
    oldOriginal: 'Ready for AI',
    newOriginal: 'Ready for AI and for a sale',
    owners: 'Ready for what comes next',
  }
  const fake = await fakeWords(page, sampleOverview({ conflicts: [conflict], placeholders: ['Email', 'Address'] }))
  await page.route('**/api/admin/words/conflicts', route => {
    expect(route.request().postDataJSON()).toEqual({ path: conflict.path, keep: 'owners' })
    fake.overview = sampleOverview()
    return route.fulfill({ json: fake.overview })
  })
  await page.goto('/admin/website')
  const placeholders = page.getByRole('region', { name: 'Still to be replaced' }).getByRole('listitem')
  await expect(placeholders).toHaveText(['Email', 'Address'])
  const section = page.getByRole('region', { name: 'The new version has other words here' })
  await expect(section.locator('del')).toHaveText('what comes next')
  await expect(section.locator('ins')).toHaveText('AI and for a sale')
  await expectNoAxeFindings(page)
  await section.getByRole('button', { name: 'Keep mine' }).tap()
  await expect(section).toHaveCount(0)

  await page.getByLabel('Search').fill('toronto')
  await expect(page.getByRole('link', { name: 'Toronto' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home' })).toHaveCount(0)
  await page.getByLabel('Search').fill('nowhere')
  await expect(page.getByText('No page has this name.')).toBeVisible()
})
