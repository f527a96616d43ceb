import type { Page } from '@playwright/test'
import type { MessageRecord } from '#contracts/outbox.ts'
import type { Overview } from '#contracts/overview.ts'
import { adminHeading, logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { toast } from '#tests/support/toast.ts'
import { tabTo } from '#tests/support/toolkit-page.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)

const overviewCall = '**/api/admin/overview'
const resendCall = '**/api/admin/outbox/*/resend'

const minutesAway = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const idOf = (number: number) => `0199a1b2-0000-7000-8000-00000000000${number}`
const leadOf = (number: number) => `0199a1b2-1111-7000-8000-00000000000${number}`

type ListedEmail = Overview['outbox']['list'][number]

const failedEmail = (number: number, change: Partial<ListedEmail> = {}): ListedEmail => ({
  id: idOf(number),
  channel: 'email',
  title: 'Assessment confirmation',
  recipient: `owner-${number}@example.com`,
  status: 'failed',
  reason: 'Gave up after 10 attempts: connect ECONNREFUSED',
  attempts: 10,
  createdAt: minutesAway(-60 * 25),
  canBeResent: true,
  canBeDismissed: true,
  leadId: leadOf(number),
  leadName: `Owner ${number}`,
  ...change,
})

// A function, because half a minute later it would be 13 minutes old.
const waitingEmail = () =>
  failedEmail(1, {
    title: 'Team notice: new quiz',
    recipient: null,
    status: 'waiting',
    reason: '421 Service not available',
    attempts: 1,
    createdAt: minutesAway(-12.5),
  })
const held = failedEmail(2, { status: 'held', reason: 'A hidden field was filled in.', attempts: 0 })
const invalid = failedEmail(3, { canBeResent: false, recipient: 'no idea', leadName: ' ' })
const long = failedEmail(4, { recipient: `${'a'.repeat(300)}@example.com`, leadName: 'W'.repeat(200) })

const webhook = failedEmail(5, {
  channel: 'webhook',
  title: 'Webhook: lead erased',
  recipient: null,
  reason: 'The receiver responded with 500.',
  leadId: null,
  leadName: null,
})

const overviewWith = (list: ListedEmail[], change: Partial<Overview> = {}): Overview => ({
  troubles: [],
  desk: [],
  badge: 0,
  noNextStep: 2,
  possibleBots: 0,
  beta: { taken: 7, places: 20, applications: 9 },
  outbox: { canEmail: true, undelivered: list.length, list },
  ...change,
})

async function mockOverview(page: Page, overview: Overview) {
  await page.route(overviewCall, route => route.fulfill({ json: overview }))
}

const undelivered = (page: Page) => page.getByRole('region', { name: 'Not delivered' })
const emailLine = (page: Page, text: string | RegExp) =>
  undelivered(page).getByRole('listitem').filter({ hasText: text })
const resendButton = (page: Page, { recipient }: Pick<MessageRecord, 'recipient'>) =>
  page.getByRole('button', { name: new RegExp(`^Resend.*to ${recipient ?? 'the team'}$`) })

test('shows numbers and undelivered emails and webhooks, and makes each whole card a link', async ({ page }) => {
  await logIn(page)
  const list = [waitingEmail(), held, invalid, long, webhook]
  await mockOverview(page, overviewWith(list, { outbox: { canEmail: true, undelivered: 57, list } }))
  await page.goto('/admin')
  await expect(adminHeading(page, 'Admin Dashboard')).toBeVisible()
  await expect(page.getByText('Beta spots taken: 7 of 20 (9 applications)')).toBeVisible()

  await expect(emailLine(page, 'new quiz')).toContainText(
    /Waiting to be sent.*To the team.*About Owner 1.*12 minutes ago.*Tried once.*421 Service not available/,
  )
  await expect(emailLine(page, 'owner-2')).toContainText(/On hold.*yesterday.*A hidden field/)
  await expect(emailLine(page, 'no idea')).toContainText(/Not delivered.*About Unknown/)
  await expect(emailLine(page, 'no idea').getByRole('button')).toHaveText([/^Dismiss/])
  await expect(emailLine(page, 'lead erased')).toContainText(/Not delivered.*To your webhook.*responded with 500/)
  await expect(page.getByText('Showing the newest 5 of 57.')).toBeVisible()

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expectNoAxeFindings(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  for (const [text, url, title] of [
    ['Where visitors start, finish and drop off.', '/admin/analytics', 'Analytics'],
    ['Every survey response and analytics session.', '/admin/database', 'Database Management'],
    ['2 without a next step, such as after the quiz', '/admin/leads?show=no-next-step', 'Leads'],
    ['Owner 1', `/admin/leads?lead=${leadOf(1)}`, 'Leads'],
  ] as const) {
    // Forced, because the card's link covers the text.
    await page.getByText(text).click({ force: true })
    await expect(page).toHaveURL(url)
    await expect(adminHeading(page, title)).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Showing the newest 5 of 57.')).toBeVisible()
  }
})

test('resends an email by keyboard, announces the result, refreshes the list and keeps focus', async ({
  page,
  consoleErrors,
}) => {
  await logIn(page)
  await mockOverview(page, overviewWith([failedEmail(1), failedEmail(2)]))
  await page.goto('/admin')
  const refused = { status: 'failed', reason: 'Refused: 550 no such mailbox' }
  const busy = 'This email is being sent right now.'
  const cases = [
    [{ json: refused }, 'Email not sent', refused.reason],
    [{ json: { status: 'waiting', reason: 'x' } }, 'Email not sent yet', "It's still waiting to be sent."],
    [{ status: 409, json: { error: busy } }, "Couldn't resend the email", busy],
  ] as const
  const button = resendButton(page, failedEmail(1))
  await expect(button).toBeVisible()
  await tabTo(page, button, 40)
  for (const [response, title, description] of cases) {
    await page.route(resendCall, route => route.fulfill(response))
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText(title)
    await expect(toast(page)).toContainText(description)
    await expect(button).toBeEnabled()
    await expect(button).toBeFocused()
  }

  const response = Promise.withResolvers<void>()
  const requests: string[] = []
  await page.route(resendCall, async route => {
    requests.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    await response.promise
    await route.fulfill({ json: { status: 'sent', reason: null } satisfies Pick<MessageRecord, 'status' | 'reason'> })
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Sending\.\.\..*owner-1/ })).toBeDisabled()
  await expect(resendButton(page, failedEmail(2))).toBeEnabled()
  await mockOverview(page, overviewWith([failedEmail(2)]))
  response.resolve()
  await expect(toast(page)).toContainText('Email sent')
  await expect(emailLine(page, 'owner-1')).toHaveCount(0)
  await expect(undelivered(page).locator(':focus')).toHaveCount(1)
  expect(requests).toEqual([`POST /api/admin/outbox/${idOf(1)}/resend`])
  allowFailedRequests(consoleErrors)
})
