import type { Page } from '@playwright/test'
import type { EmailRecord } from '#contracts/emails.ts'
import type { Overview } from '#contracts/overview.ts'
import { adminHeading, logIn } from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { allowFailedRequests } from '#tests/support/failed-requests.ts'
import { toast } from '#tests/support/gallery.ts'
import { ownAddress, ownDigits } from '#tests/support/own-values.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { tabTo } from '#tests/support/toolkit-page.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)

test.describe.configure({ timeout: 60_000 })

const overviewCall = '**/api/admin/overview'
const resendCall = '**/api/admin/emails/*/resend'

const minutesAway = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const idOf = (number: number) => `0199a1b2-0000-7000-8000-00000000000${number}`
const personOf = (number: number) => `0199a1b2-1111-7000-8000-00000000000${number}`

type ListedEmail = Overview['emails']['list'][number]

const failedEmail = (number: number, change: Partial<ListedEmail> = {}): ListedEmail => ({
  id: idOf(number),
  title: 'Confirmation of the assessment',
  recipient: `owner-${number}@example.com`,
  status: 'failed',
  reason: 'Given up after 10 tries: connect ECONNREFUSED',
  attempts: 10,
  createdAt: minutesAway(-60 * 25),
  sentAt: null,
  nextAttemptAt: null,
  canBeResent: true,
  personId: personOf(number),
  personName: `Owner ${number}`,
  ...change,
})

const hostileName = `<img src=x onerror=alert(1)> \u202Egnp.exe ${'W'.repeat(200)}`

// Made when it's needed: half a minute later it would be 13 minutes old.
const waitingEmail = () =>
  failedEmail(1, {
    title: 'Notice to the team: new quiz',
    recipient: null,
    status: 'waiting',
    reason: '421 Service not available',
    attempts: 1,
    createdAt: minutesAway(-12.5),
    nextAttemptAt: minutesAway(8.5),
  })
const held = failedEmail(2, { status: 'held', reason: 'A field that people cannot see was filled in.', attempts: 0 })
const unsendable = failedEmail(3, { canBeResent: false, recipient: 'no idea', personName: ' ' })
const hostile = failedEmail(4, {
  recipient: `${'a'.repeat(300)}@example.com`,
  personName: hostileName,
  reason: '<b>550</b> <script>alert(2)</script>',
})

const overviewWith = (list: ListedEmail[], change: Partial<Overview> = {}): Overview => ({
  newLeads: 1234,
  overdue: 3,
  beta: { taken: 7, places: 20, applications: 9 },
  emails: { canSend: true, undelivered: list.length, list },
  ...change,
})

/** What the server answers from here on. */
async function say(page: Page, overview: Overview) {
  await page.route(overviewCall, route => route.fulfill({ json: overview }))
}

const figure = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label, exact: true }) })
const undelivered = (page: Page) => page.getByRole('region', { name: 'Emails not delivered' })
const emailLine = (page: Page, text: string | RegExp) =>
  undelivered(page).getByRole('listitem').filter({ hasText: text })
const resendButton = (page: Page, { recipient }: Pick<EmailRecord, 'recipient'>) =>
  page.getByRole('button', { name: new RegExp(`^Resend.*to ${recipient ?? 'the team'}$`) })

test('shows figures and undelivered emails, and each card is a link as a whole', async ({ page }) => {
  await logIn(page)
  const list = [waitingEmail(), held, unsendable, hostile]
  await say(page, overviewWith(list, { emails: { canSend: true, undelivered: 57, list } }))
  await page.goto('/admin')
  await expect(adminHeading(page, 'Admin Dashboard')).toBeVisible()
  await expect(figure(page, 'New leads')).toHaveText('New leads1,234In the last 7 days')
  await expect(figure(page, 'Answers overdue')).toContainText('3')
  await expect(figure(page, 'Beta places taken')).toHaveText('Beta places taken7 of 209 businesses applied')

  await expect(emailLine(page, 'new quiz')).toContainText(
    /Waiting to be sent.*To the team.*About Owner 1.*12 minutes ago.*Tried once.*Next try in 8 minutes.*421 Service not available/,
  )
  await expect(emailLine(page, 'owner-2')).toContainText(/Held back.*yesterday.*A field that people cannot see/)
  await expect(emailLine(page, 'no idea')).toContainText(/Not delivered.*About Unknown/)
  await expect(emailLine(page, 'no idea').getByRole('button')).toHaveCount(0)
  await expect(page.getByText('These are the newest 4 of 57.')).toBeVisible()

  // What strangers typed is text, however long, and the page keeps its width.
  await expect(page.getByText(hostileName)).toBeVisible()
  await expect(page.getByText('<b>550</b> <script>alert(2)</script>')).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expectNoAxeFindings(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  for (const [words, place, title] of [
    ['Where people start, finish and give up.', '/admin/analytics', 'Analytics'],
    ['Every survey response and every session.', '/admin/database', 'Database Management'],
    ['In the last 7 days', '/admin/leads', 'Leads'],
    ['48 business hours', '/admin/leads?due=overdue', 'Leads'],
    ['Owner 1', `/admin/leads?person=${personOf(1)}`, 'Leads'],
  ] as const) {
    // Forced, since the card's link covers the words.
    await page.getByText(words).click({ force: true })
    await expect(page).toHaveURL(place)
    await expect(adminHeading(page, title)).toBeVisible()
    await page.goBack()
    await expect(page.getByText('These are the newest 4 of 57.')).toBeVisible()
  }
})

test('resends an email by keyboard, announces the outcome, reads the list again and keeps the focus', async ({
  page,
  complaints,
}) => {
  await logIn(page)
  await say(page, overviewWith([failedEmail(1), failedEmail(2)]))
  await page.goto('/admin')
  const answers: Array<
    [
      answer: { status?: number; json: Pick<EmailRecord, 'status' | 'reason'> | { error: string } },
      title: string,
      words: string,
    ]
  > = [
    [
      { json: { status: 'failed', reason: 'Refused: 550 no such mailbox' } },
      'Email not sent',
      'Refused: 550 no such mailbox',
    ],
    [{ json: { status: 'waiting', reason: 'x' } }, 'Email not sent yet', 'It is queued for delivery.'],
    [
      { status: 409, json: { error: 'This email is being sent right now.' } },
      'Email not sent again',
      'This email is being sent right now.',
    ],
    [
      { status: 502, json: { error: '' } },
      'Email not sent again',
      'The server could not be reached. Please try again.',
    ],
  ]
  const button = resendButton(page, failedEmail(1))
  await expect(button).toBeVisible()
  await tabTo(page, button, 40)
  for (const [answer, title, words] of answers) {
    await page.route(resendCall, route => route.fulfill(answer))
    await page.keyboard.press('Enter')
    await expect(toast(page)).toContainText(title)
    await expect(toast(page)).toContainText(words)
    await expect(button).toBeEnabled()
    await expect(button).toBeFocused()
  }

  const answer = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(resendCall, async route => {
    asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    await answer.promise
    await route.fulfill({ json: { status: 'sent', reason: null } satisfies Pick<EmailRecord, 'status' | 'reason'> })
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Sending\.\.\..*owner-1/ })).toBeDisabled()
  await expect(resendButton(page, failedEmail(2))).toBeEnabled()
  await say(page, overviewWith([failedEmail(2)]))
  answer.resolve()
  await expect(toast(page)).toContainText('Email sent')
  await expect(emailLine(page, 'owner-1')).toHaveCount(0)
  await expect(undelivered(page).locator(':focus')).toHaveCount(1)
  expect(asked).toEqual([`POST /api/admin/emails/${idOf(1)}/resend`])
  allowFailedRequests(complaints)
})

test('reads the figures again after a failure, on Refresh and on the way back from another page', {
  tag: '@fault',
}, async ({ page, complaints }) => {
  await logIn(page)
  const answer = Promise.withResolvers<void>()
  await page.route(overviewCall, async route => {
    await answer.promise
    await route.fulfill({ status: 500, json: { error: 'Sorry.' } })
  })
  await page.goto('/admin')
  const atAGlance = page.getByRole('region', { name: 'At a glance' })
  await expect(atAGlance.getByText('Loading...')).toBeVisible()
  answer.resolve()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch figures')
  await expectNoAxeFindings(page)

  const nothing = { newLeads: 0, overdue: 0, beta: { taken: 0, places: 20, applications: 1 } }
  await say(page, overviewWith([], { ...nothing, emails: { canSend: true, undelivered: 0, list: [] } }))
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeEnabled()
  await tabTo(page, retry, 30)
  await page.keyboard.press('Enter')
  await expect(page.getByText('All emails have been delivered.')).toBeVisible()
  // The focus is where the button was.
  await expect(atAGlance.locator(':focus')).toHaveCount(1)
  await expect(figure(page, 'Answers overdue')).toHaveText('Answers overdue0No overdue replies')
  await expect(figure(page, 'Beta places taken')).toContainText('1 business applied')

  await page.route(overviewCall, route => route.abort('connectionfailed'))
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch figures')
  await expect(figure(page, 'New leads')).toContainText('0')
  await say(page, overviewWith([], { emails: { canSend: false, undelivered: 0, list: [] } }))
  await refresh.click()
  await expect(figure(page, 'New leads')).toContainText('1,234')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText(/^No SMTP server is set up, so no emails are sent\./)).toBeVisible()

  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(adminHeading(page, 'Leads')).toBeVisible()
  await say(page, overviewWith([], { newLeads: 1235 }))
  await page.goBack()
  await expect(figure(page, 'New leads')).toContainText('1,235')
  allowFailedRequests(complaints)
})

test('lists an email that the server held back with its reason, until it is sent', async ({ page }) => {
  const name = `<b>Rosa</b> ${ownDigits(16)}`
  const email = `${ownDigits(16)}@example.com`
  const submitted = await page.request.post('/api/survey/submit', {
    headers: { 'x-forwarded-for': ownAddress() },
    data: { ...exitSurvey, contactInfo: { ...exitSurvey.contactInfo, name, email }, honeypot: 'filled in' },
  })
  expect(submitted.ok()).toBe(true)
  await logIn(page)
  await page.goto('/admin')
  const line = emailLine(page, email)
  await expect(line).toContainText('Confirmation of the assessment')
  await expect(line).toContainText('A field that people cannot see was filled in.')
  await expect(line.getByRole('link', { name })).toHaveAttribute('href', /^\/admin\/leads\?person=[0-9a-f-]{36}$/)
  await line.getByRole('button').click()
  // A busy server may need more time for it.
  await expect(toast(page)).toContainText(/^Email (sent|not sent yet)/)
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(line).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})
