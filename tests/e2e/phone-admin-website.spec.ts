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
    '/edit?page=/articles',
  ]) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/admin/website${path}`)
    await expect(page.getByText('Loading...')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test('says why nothing was published, until something is changed', async ({ page, consoleErrors }) => {
  await logIn(page)
  await fakeWords(page, sampleOverview({ drafts: [sampleDraft()] }))
  const error = '“About page: introduction”: This text is required.\n“Article”: It has no text.'
  await page.route('**/api/admin/words/publish', route => route.fulfill({ status: 422, json: { error } }))
  await page.goto('/admin/website/publish')
  await publishButton(page).tap()
  await expect(page.getByRole('status')).toContainText('“About page: introduction”: This text is required.')
  await expectNoAxeFindings(page)
  await page.getByRole('checkbox', { name: 'Not yet' }).check()
  await expect(page.getByText('Nothing was published.')).toHaveCount(0)
  allowFailedRequests(consoleErrors)
})

test('shows the current drafts if they changed in the meantime, and reads them again if the connection is lost', async ({
  page,
  consoleErrors,
}) => {
  await logIn(page)
  const drafts = [sampleDraft()]
  const fake = await fakeWords(page, sampleOverview({ drafts }))
  await page.route('**/api/admin/words/publish', route => {
    fake.overview = sampleOverview({ drafts: [...drafts, sampleDraft({ path: 'about/mission', label: 'Mission' })] })
    return route.fulfill({ status: 409, json: { error: 'The drafts have changed.' } })
  })
  await page.goto('/admin/website/publish')
  await publishButton(page).tap()
  await expect(page.getByText('The drafts have changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Discard Mission' })).toBeVisible()

  await page.unroute('**/api/admin/words/publish')
  await page.route('**/api/admin/words/publish', route => route.abort())
  await publishButton(page).tap()
  await expect(page.getByText("we don't know whether your changes were published")).toBeVisible()
  await expectNoAxeFindings(page)
  fake.overview = sampleOverview({ version: 4 })
  await page.getByRole('button', { name: 'Check again' }).tap()
  await expect(page.getByText('No changes to publish.')).toBeVisible()
  allowFailedRequests(consoleErrors)
})
