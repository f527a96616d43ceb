import type { Overview } from '#contracts/overview.ts'
import { logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/watched-page.ts'

const troubles: Overview['troubles'] = [
  {
    id: 'backup',
    title: 'The latest backup is damaged',
    detail: `It can't be restored. /var/lib/modernize-my-business/backups/${'x'.repeat(80)}.db is damaged.`,
    whatToDo: 'Ask the person who runs the server to check the disk.',
    since: '2026-11-17T10:52:08.357Z',
  },
  {
    id: 'webhook',
    title: "Webhooks aren't getting through",
    detail: "3 webhooks haven't been delivered. <b>500</b>",
    whatToDo: "Check that it's turned on there.",
    since: '2026-11-17T10:52:08.357Z',
  },
]

test('the dashboard names what is wrong in a line each, and explains it on request', async ({ page }) => {
  await logIn(page)
  let shown = troubles
  await page.route('**/api/admin/overview', async route => {
    const overview: Overview = await (await route.fetch()).json()
    await route.fulfill({ json: { ...overview, troubles: shown } })
  })
  await page.goto('/admin')
  const section = page.getByRole('region', { name: 'Something is wrong' })
  await expect(section.getByRole('listitem')).toHaveCount(2)
  for (const summary of await section.locator('summary').all()) await summary.tap()
  await expect(section.getByText('Ask the person who runs the server to check the disk.')).toBeVisible()
  await expect(section.getByText('<b>500</b>')).toBeVisible()
  await expect(section.getByRole('listitem').first()).toContainText(/Since .*Nov 17/)
  await expectNoAxeFindings(page)
  shown = []
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Who to get back to' })).toBeVisible()
  await expect(section).toHaveCount(0)
})
