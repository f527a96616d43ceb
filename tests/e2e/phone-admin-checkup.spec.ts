import type { Checkup } from '#contracts/checkup.ts'
import { logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { expect, test } from '#tests/support/watched-page.ts'

const spf: Checkup[number] = {
  name: 'SPF',
  about: 'Says who may send emails for your domain',
  status: 'wrong',
  text: `${'long-'.repeat(20)}domain.ca has no SPF record, so emails may land in spam.`,
}

test('Settings checks the server at once, and address and email on request, with a text to pass on', async ({
  page,
  consoleErrors,
}) => {
  await logIn(page)
  let isDown = true
  await page.route('**/api/admin/checkup?online=true', route =>
    isDown ? route.fulfill({ status: 503, json: { error: 'Later.' } }) : route.fulfill({ json: [spf] }),
  )
  await page.goto('/admin/settings')
  const card = page.getByRole('region', { name: 'Checkup' })
  const online = card.getByRole('list', { name: 'Address and email' })
  await expect(card.getByRole('list', { name: 'On the server' }).getByText('Placeholders: To fix')).toBeVisible()
  await expect(online).toHaveCount(0)

  await card.getByRole('button', { name: 'Check address and email' }).tap()
  await expect(card.getByRole('alert')).toHaveText("Couldn't check the address and email")
  allowFailedRequests(consoleErrors)
  isDown = false
  await card.getByRole('button', { name: 'Try again' }).tap()
  await expect(online.getByText('SPF: To fix')).toBeVisible()
  await card.getByText('Send this to the person who runs the server').tap()
  await expect(card.getByLabel('The checkup as text')).toHaveValue(/^Checkup of http.+\n\nTo fix:\n(.*\n)*- SPF: long-/)
  await expectNoAxeFindings(page)
})
