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

ownSite('leads from the dashboard to publishing, without sideways scrolling', async ({ page, site }) => {
  const { saveDraft } = await wordsOwner(page, site)
  await saveDraft('about/intro', changed)
  await page.goto('/admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Website' }).tap()
  await expect(adminHeading(page, 'Website')).toBeVisible()
  await page.getByRole('link', { name: 'Read and publish' }).tap()
  await expect(publishButton(page)).toBeVisible()
  await expectNoAxeFindings(page)

  for (const path of [
    '',
    '/publish',
    '/history',
    '/edit?page=/about',
    '/edit?text=replies/survey',
    '/edit?page=/articles&text=articleList',
  ]) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/admin/website${path}`)
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
  await page.goto('/admin/website/publish')
  await publishButton(page).tap()
  const problem = page.getByRole('status').getByRole('listitem').filter({ hasText: remark.message })
  await expect(problem).toContainText('About page: introduction: This text is required.')
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
  await page.goto('/admin/website/publish')
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
  await expect(page.getByText('No changes to publish.')).toBeVisible()

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
