import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import { answersOn, application, applyCall, fieldsOf, fillIn, openForm } from '#tests/support/beta-form.ts'
import { toast } from '#tests/support/gallery.ts'
import { expect, hydrated, test } from '#tests/support/watched-page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const draft = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:beta') ?? 'null'))

test('an application with the optional answers left out', async ({ page }) => {
  const { send, phone, businessWebsite, additionalInfo } = await openForm(page)
  await fillIn(page)
  for (const field of [phone, businessWebsite, additionalInfo]) await field.clear()
  const sent = page.waitForRequest(applyCall)
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({ phone: '', businessWebsite: '', additionalInfo: '' })
  await expect(title(page)).toHaveText('Thanks for applying!')
})

for (const [motion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  test(`the thank-you scrolls to the top, ${behavior} where motion is '${motion}'`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    const { send } = await openForm(page)
    await fillIn(page)
    await page.evaluate(() => {
      const scrollTo = window.scrollTo.bind(window)
      window.scrollTo = (options?: ScrollToOptions | number) => {
        Object.assign(window, { lastScroll: options })
        if (typeof options === 'object') scrollTo(options)
      }
    })
    await send.click()
    await expect(title(page)).toBeFocused()
    expect(await page.evaluate(() => (window as unknown as { lastScroll: unknown }).lastScroll)).toEqual({
      top: 0,
      behavior,
    })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
}

const messages = [
  ['fullName', 'Full name is required'],
  ['email', 'Valid email is required'],
  ['businessName', 'Business name is required'],
  ['industry', 'Industry is required'],
  ['revenueBracket', 'Please select a revenue bracket'],
  ['goals', 'Please provide at least 10 characters for your goals'],
  ['challenges', 'Please provide at least 10 characters for your challenges'],
  ['automationExperience', 'Please select your automation experience'],
  ['magicWandFix', 'Please provide at least 10 characters'],
  ['whyGoodFit', 'Please provide at least 10 characters'],
  ['willingToTestify', "Please indicate if you're willing to provide feedback"],
] as const

test.describe('an incomplete form', () => {
  test('shows all eleven messages under their fields, sends nothing and leads to the first', async ({ page }) => {
    let calls = 0
    await page.route(applyCall, route => {
      calls += 1
      return route.fulfill({ json: { success: true } })
    })
    const fields = await openForm(page)
    await expect(fields.form.locator('[aria-invalid]')).toHaveCount(0)
    await fields.send.click()
    await expect(fields.fullName).toBeFocused()
    await expect(fields.fullName).toBeInViewport()
    for (const [name, message] of messages)
      await expect(fields[name]).toHaveAccessibleDescription(new RegExp(`${message}$`))
    await expect(fields.form.locator('[id$="-error"]')).toHaveText(messages.map(([, message]) => message))
    await expect(page.getByRole('status')).toHaveText('11 answers need your attention.')
    expect(calls).toBe(0)
  })

  test('loses each message as its field is corrected, gets it back when it is spoilt, and can then be sent', async ({
    page,
  }) => {
    const fields = await openForm(page)
    await fields.send.click()
    const shown = fields.form.locator('[id$="-error"]')
    await expect(shown).toHaveCount(11)

    await fields.goals.fill('123456789')
    await expect(shown).toHaveCount(11)
    await fields.goals.press('End')
    await fields.goals.press('0')
    await expect(shown).toHaveCount(10)
    await expect(fields.goals).not.toHaveAttribute('aria-invalid')
    await fields.goals.press('Backspace')
    await expect(fields.goals).toHaveAccessibleDescription(/Please provide at least 10 characters for your goals$/)
    await fields.email.fill('anna@example')
    await expect(fields.email).toHaveAccessibleDescription('Valid email is required')

    await fields.fullName.fill('Anna')
    await expect(shown).toHaveCount(10)
    await fields.send.click()
    await expect(fields.email).toBeFocused()

    await fillIn(page)
    await expect(shown).toHaveCount(0)
    await expect(page.getByRole('status')).toHaveText('')
    await fields.send.click()
    await expect(title(page)).toHaveText('Thanks for applying!')
  })
})

test.describe('a submission that fails', () => {
  test("shows the server's sentence, keeps the answers, and the next press sends the same request", async ({
    page,
    complaints,
  }) => {
    const sentence = 'Too many requests. Please try again in a minute.'
    await page.route(applyCall, route => route.fulfill({ status: 500, json: { error: sentence } }), { times: 1 })
    const { send } = await openForm(page)
    await fillIn(page)
    const first = page.waitForRequest(applyCall)
    await send.click()
    await expect(toast(page)).toHaveText(`Submission Failed${sentence}`)
    await expect(toast(page)).toHaveCSS('background-color', 'rgb(161, 42, 28)')
    expect(await answersOn(page)).toEqual(application)
    await expect(send).toHaveText('Submit Application')
    await expect(send).toBeFocused()
    expect(complaints.splice(0).join()).toContain('status of 500')

    const second = page.waitForRequest(applyCall)
    await page.keyboard.press('Enter')
    expect((await second).headers()['idempotency-key']).toBe((await first).headers()['idempotency-key'])
    expect((await second).postData()).toBe((await first).postData())
    await expect(title(page)).toHaveText('Thanks for applying!')
    await expect(toast(page)).toBeHidden()
  })

  test('for lack of a network says so in our own words and keeps the answers', async ({ page, complaints }) => {
    await page.route(applyCall, route => route.abort())
    const { send } = await openForm(page)
    await fillIn(page)
    await send.click()
    await expect(toast(page)).toHaveText(
      'Submission FailedThere was an error submitting your application. Please try again.',
    )
    expect(await answersOn(page)).toEqual(application)
    expect(complaints.splice(0).join()).toContain('net::ERR_FAILED')
  })

  test("is refused by the server when the form's own checks can't be fetched, and accepted once corrected", async ({
    page,
    complaints,
  }) => {
    await page.route(/beta-checks/, route => route.abort())
    const { email, send } = await openForm(page)
    await fillIn(page)
    await email.fill('not an address')
    await send.click()
    await expect(toast(page)).toHaveText('Submission FailedValid email is required')
    await email.fill(application.email)
    await send.click()
    await expect(title(page)).toHaveText('Thanks for applying!')
    expect(complaints.splice(0).join()).toContain('net::ERR_FAILED')
  })
})

test('while it is being sent the button says so, and a double click sends one request', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  let calls = 0
  await page.route(applyCall, async route => {
    calls += 1
    await answered
    await route.fulfill({ json: { success: true } })
  })
  const { send, fullName } = await openForm(page)
  await fillIn(page)
  await send.dblclick()
  await expect(send).toHaveText('Submitting Application...')
  await expect(send).toBeDisabled()
  await fullName.press('Enter')
  await expect(send).toHaveText('Submitting Application...')
  answer()
  await expect(title(page)).toHaveText('Thanks for applying!')
  expect(calls).toBe(1)
})

test('a reload keeps the answers and the time at which the form was opened', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  const { openedAt } = await draft(page)
  // Another page in between, so that the browser's own memory of the fields plays no part.
  await page.goto('/about')
  await page.goto('/beta')
  await hydrated(page)
  await expect.poll(() => answersOn(page)).toEqual(application)
  expect((await draft(page)).openedAt).toBe(openedAt)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => answersOn(page)).toEqual(application)
})

test('what fills in the field that people cannot see is sent along', async ({ page }) => {
  const { form, send } = await openForm(page)
  await fillIn(page)
  await form.locator('[name="leave-this-empty"]').fill('https://spam.example', { force: true })
  const sent = page.waitForRequest(applyCall)
  await send.click()
  expect((await sent).postDataJSON().trap).toBe('https://spam.example')
  await expect(title(page)).toHaveText('Thanks for applying!')
})

test.describe('before the scripts have come', () => {
  test('the form can be filled in, and nothing typed is lost when they do', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async route => {
      await released
      await route.continue()
    })
    await page.addInitScript(() => {
      localStorage.setItem('cookieConsent', 'accepted')
      const answers = { fullName: 'An older name', industry: 'An older industry', willingToTestify: 'Yes' }
      sessionStorage.setItem('draft:beta', JSON.stringify({ openedAt: 1, answers }))
    })
    await page.goto('/beta', { waitUntil: 'commit' })
    await fillIn(page)
    const { send, fullName, industry } = fieldsOf(page)
    await industry.clear()
    await expect(send).toBeDisabled()
    await fullName.press('Enter')
    await expect(page).toHaveURL('/beta')

    release()
    await expect(send).toBeEnabled()
    // Only what was still empty comes from the draft.
    expect(await answersOn(page)).toEqual({ ...application, industry: 'An older industry' })
    const sent = page.waitForRequest(applyCall)
    await send.click()
    expect((await sent).postDataJSON()).toMatchObject({ ...application, industry: 'An older industry' })
    await expect(title(page)).toHaveText('Thanks for applying!')
  })

  test('the schema and the form library are not fetched until the form is near; its answers survive', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const schemaFetched = async () => {
      const texts = await Promise.all(scripts.map(async url => (await page.request.get(url)).text()))
      return texts.some(text => text.includes('Full name is required'))
    }
    const { industry } = await openForm(page)
    // One more round trip: whatever the page asked for by itself has been asked for by then.
    await page.evaluate(() => fetch('/healthz'))
    expect(scripts.length).toBeGreaterThan(3)
    expect(await schemaFetched()).toBe(false)
    await industry.evaluate((field: HTMLInputElement) => {
      field.value = 'Typed early'
    })
    await page.getByRole('link', { name: 'Apply Now' }).click()
    await expect.poll(schemaFetched).toBe(true)
    await expect(industry).toHaveValue('Typed early')
  })

  test.describe('and never will', () => {
    test.use({ javaScriptEnabled: false })

    test('the fields are there, and another way to apply is named', async ({ page }) => {
      await page.goto('/beta')
      const { fullName, additionalInfo, send } = fieldsOf(page)
      await expect(fullName).toBeVisible()
      await expect(additionalInfo).toBeVisible()
      await expect(send).toBeDisabled()
      const otherWay = page.locator('noscript p')
      await expect(otherWay).toBeVisible()
      await expect(otherWay).toContainText('You can also apply by email')
    })
  })
})

test('axe finds nothing in the empty form, with all its messages, and in the thank-you', async ({ page }) => {
  test.setTimeout(60_000)
  const { send, form } = await openForm(page)
  await expectNoAxeFindings(page)
  await send.click()
  await expect(form.locator('[id$="-error"]')).toHaveCount(11)
  await expectNoAxeFindings(page)
  await fillIn(page)
  await send.click()
  await expect(title(page)).toHaveText('Thanks for applying!')
  await expectNoAxeFindings(page)
})

test('a long link in an answer does not widen the page', async ({ page }) => {
  const { goals } = await openForm(page)
  await goals.fill(`See https://example.com/${'long-'.repeat(40)}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('whoever leaves while the application is sent is told where they are', async ({ page }) => {
  const { send } = await openForm(page)
  await fillIn(page)
  const answered = Promise.withResolvers<void>()
  await page.route(applyCall, async route => {
    await answered.promise
    await route.continue()
  })
  await send.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  answered.resolve()
  await expect(toast(page)).toContainText('Thanks for applying!')
  expect(await draft(page)).toBeNull()
})
