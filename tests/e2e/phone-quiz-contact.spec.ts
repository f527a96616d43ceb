import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { button, fillInContact, openContactStep, submitUrl } from '#tests/support/quiz.ts'
import { toast } from '#tests/support/toast.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test('the contact step requires every field in any format and shows a message if no email was sent', async ({
  page,
}) => {
  const emails: string[] = []
  await page.route(submitUrl, route => {
    emails.push(route.request().postDataJSON().contactInfo.email)
    return route.fulfill({ json: { success: true, emailSent: false } })
  })
  await openContactStep(page)
  await test.step('shows the fields and the consent note', async () => {
    for (const [label, type, autocomplete] of [
      ['Full name', 'text', 'name'],
      ['Email', 'email', 'email'],
      ['Phone', 'tel', 'tel'],
      ['Business name', 'text', 'organization'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAttribute('type', type)
      await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', autocomplete)
    }
    await expect(
      page.getByText('By sending this form you agree that Modernize My Business may contact you about it'),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
  })

  await test.step('rejects missing answers', async () => {
    await fillInContact(page)
    await page.getByLabel('Phone').fill('   ')
    await page.getByLabel('Business name').fill('')
    await button(page, 'Submit Quiz').click()
    await expect(toast(page)).toHaveText('Missing informationPlease fill out all contact fields before submitting.')
    await expect(toast(page)).not.toHaveCSS('background-color', 'rgb(161, 42, 28)')
    await expect(page.getByLabel('Phone')).toBeFocused()
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Please fill in this field.')
    await expect(page.locator('main [aria-invalid]')).toHaveCount(2)
    await page.getByLabel('Phone').fill('204')
    await expect(page.locator('main [aria-invalid]')).toHaveCount(1)
    await expectNoAxeFindings(page)
    expect(emails).toEqual([])
  })

  await test.step('accepts any email address and reports an unsent email', async () => {
    await fillInContact(page)
    await page.getByLabel('Email').fill('anna at roy')
    await button(page, 'Submit Quiz').click()
    await expect(page).toHaveURL('/quiz/complete')
    await expect(toast(page)).toHaveText(
      "Quiz completed!Your quiz has been submitted, but we're having trouble sending the notification email. We'll reach out to you directly.",
    )
    expect(emails).toEqual(['anna at roy'])
  })
})

test('a form whose next page could not be shown is sent again with the same key', async ({ page }) => {
  const keys: unknown[] = []
  await page.route(submitUrl, route => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.fulfill({ json: { success: true, emailSent: true } })
  })
  await openContactStep(page)
  await fillInContact(page)
  const template = await page.locator('body > template').elementHandle()
  await template?.evaluate(element => element.remove())
  await button(page, 'Submit Quiz').click()
  await expect(toast(page)).toContainText('Unable to submit quiz')
  await page.evaluate(element => document.body.append(element as Node), template)
  await button(page, 'Submit Quiz').click()
  await expect(page).toHaveURL('/quiz/complete')
  expect(keys).toEqual([keys[0], keys[0]])
})
