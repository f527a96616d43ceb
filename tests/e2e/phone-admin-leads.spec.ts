import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  adminHeading,
  adminPassword,
  endSession,
  logIn,
  loginButton,
  passwordField,
} from '#tests/support/admin-pages.ts'
import { expectNoAxeFindings } from '#tests/support/axe.ts'
import {
  addNote,
  answeredButton,
  card,
  dueLine,
  leadCall,
  leadHeading,
  newContact,
  noteField,
  openDetails,
  openLead,
  rowOf,
  rows,
  searchField,
  sendBeta,
  sendQuiz,
  sendSurvey,
  showField,
  statusButton,
} from '#tests/support/leads-page.ts'
import { routeFirst } from '#tests/support/route-first.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { expect, test } from '#tests/support/watched-page.ts'

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

/** A busy server may respond to a form before its emails are sent. */
async function expectSentEmails(page: Page, count: number) {
  const sent = card(page, 'Emails and webhooks').getByText('Sent', { exact: true })
  await expect(async () => {
    await page.reload()
    await openDetails(page)
    await expect(sent).toHaveCount(count, { timeout: 1000 })
  }).toPass()
}

test('lists one row per lead, with search and filters that survive navigation', async ({ page, consoleErrors }) => {
  const group = newContact()
  const leads = Array.from({ length: 9 }, (_, index) =>
    newContact({ name: `Person ${index} ${group.mark}`, businessName: `Business ${group.mark}` }),
  )
  const [first, second] = leads as [typeof group, typeof group]
  for (const lead of leads) await sendQuiz(page, lead, lead === second ? { honeypot: 'I fill in everything' } : {})
  await sendSurvey(page, { ...first, email: first.email.toUpperCase() })
  await sendSurvey(page, first)
  await sendBeta(page, second, { honeypot: 'I fill in everything' })

  await page.goto('/admin/leads')
  await expect(rows(page).first()).toBeVisible()
  await expectNoAxeFindings(page)
  await searchField(page).fill(group.mark.toUpperCase())
  await expect(page).toHaveURL(`/admin/leads?q=${group.mark.toUpperCase()}`)
  await expect(page.getByRole('status').filter({ hasText: '9 leads' })).toBeVisible()
  await expect(rows(page)).toHaveCount(9)
  await expect(showField(page)).toHaveValue('Everyone')
  await expect(rows(page).nth(0)).toHaveText(/^Person 1.*Possible bot/s)
  await expect(rows(page).nth(1)).toHaveText(/^Person 0.*Status: New.*Forms: Assessment ×2, Quiz.*Due .*Last form: /s)
  await expect(rows(page).nth(1).getByText(/^Due /)).toHaveAttribute('title', /^Reply due .*day, /)

  await showField(page).selectOption('Waiting for a reply')
  await expect(rows(page)).toHaveText([/^Person 0/])
  await showField(page).selectOption('Possible bots')
  await expect(rows(page)).toHaveText([/^Person 1/])
  await showField(page).selectOption('Booked')
  await expect(page.getByText('No leads found matching your search')).toBeVisible()
  await expect(page).toHaveURL(`/admin/leads?q=${group.mark.toUpperCase()}&show=booked`)
  await showField(page).selectOption('New')
  await expect(rows(page)).toHaveCount(8)

  const last = leads[2] as typeof group
  await rowOf(page, last).scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await rowOf(page, last).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.name)
  await expect(page).toHaveTitle(`${last.name} | Modernize My Business`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await statusButton(page, 'Booked').click()
  await expect(statusButton(page, 'Booked', true)).toBeVisible()
  await page.getByRole('link', { name: 'Back to list' }).click()
  await expect(page).toHaveURL(`/admin/leads?q=${group.mark.toUpperCase()}&show=new`)
  await expect(page).toHaveTitle('Leads | Modernize My Business')
  await expect(rows(page)).toHaveCount(7)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)

  await rowOf(page, first).click()
  await expect(leadHeading(page, first.name)).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, first)).toBeFocused()
  await page.reload()
  await expect(searchField(page)).toHaveValue(group.mark.toUpperCase())
  await expect(showField(page)).toHaveValue('New')
  await expect(rows(page)).toHaveCount(7)

  const exportButton = page.getByRole('button', { name: 'Export leads as CSV' })
  await routeFirst(page, '**/export?*', route => route.abort())
  await exportButton.click()
  await expect(page.getByRole('alert')).toHaveText("Couldn't export the leads. Please try again.")
  expect(consoleErrors.splice(0).join()).toContain('net::ERR_FAILED')
  const download = page.waitForEvent('download')
  await exportButton.click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(8)
  expect(file).toContain(first.name)
})

test('shows everything sent under one email address, and saves the status and notes', { tag: '@smoke' }, async ({
  page,
  consoleErrors,
}) => {
  const anna = newContact()
  await sendSurvey(page, anna, { visit: { firstPage: '/articles', referrerHost: 'news.example', utmSource: 'letter' } })
  await sendQuiz(page, { ...anna, email: anna.email.toUpperCase() })
  const beta = { ...anna, email: anna.email.toLowerCase(), phone: '+1 (204) 555-0199' }
  await sendBeta(page, beta, { industry: 'ASP.NET' })
  await openLead(page, anna)

  await test.step('contact', async () => {
    const contact = page.getByRole('article')
    await expect(contact.getByRole('link', { name: anna.email.toLowerCase() })).toHaveAttribute(
      'href',
      `mailto:${anna.email.toLowerCase()}`,
    )
    await expect(contact.getByRole('link', { name: '+1 (204) 555-0199' })).toHaveAttribute('href', 'tel:+12045550199')
    await expect(contact.getByRole('link', { name: /prairie-cabinets/ })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(contact.getByText('Came from news.example, first page /articles, campaign letter')).toBeVisible()
  })

  await test.step('activity, newest first', async () => {
    const activity = card(page, 'Activity')
    const entries = activity.getByRole('listitem')
    const titles = activity.locator('summary, p')
    await expect(titles).toHaveText([
      /^Beta application/,
      /^Quiz: 1 of 2 right on the first try/,
      /^Exit Strategy Assessment/,
    ])
    await expect(entries.first().getByText('The quoting process, all of it')).toBeVisible()
    // Only the website is a link, not everything that looks like one.
    await expect(entries.first().getByText('ASP.NET')).toBeVisible()
    await expect(entries.first().getByRole('link')).toHaveText([/prairie-cabinets/])
    await titles.nth(1).click()
    await expect(activity.getByText('3 tries')).toBeVisible()
    await titles.nth(2).focus()
    await page.keyboard.press('Enter')
    await expect(activity.getByText('4 of 10 (1: Not ready, 10: Fully ready)')).toBeVisible()
    await expect(activity.getByText('2. Paper job cards')).toBeVisible()
    await expect(activity.getByText(anna.email, { exact: false }).first()).toBeVisible()
    await expectNoAxeFindings(page)
  })

  await test.step('consents and emails', async () => {
    await openDetails(page)
    const consents = card(page, 'Consent').getByRole('listitem')
    await expect(consents).toHaveCount(4)
    await expect(consents.filter({ hasText: 'Agreed to receive the toolkit' })).toContainText('on /survey/exit')
    await expectSentEmails(page, 6)
  })

  await test.step('a status that cannot be saved is reverted', async () => {
    await routeFirst(page, leadCall, route => route.fulfill({ status: 500, json: {} }))
    await statusButton(page, 'Won').click()
    await expect(card(page, 'Next step').getByText("Couldn't save this. Please try again.")).toBeVisible()
    await expect(statusButton(page, 'Won', true)).toHaveCount(0)
    expect(consoleErrors.splice(0).join()).toContain('status of 500')
  })

  await test.step('marking the lead as answered', async () => {
    await expect(dueLine(page)).toHaveText(/^Due /)
    await answeredButton(page).click()
    await expect(dueLine(page)).toHaveText(/^Answered on time/)
    await expect(answeredButton(page)).toBeHidden()
    await expect(dueLine(page)).toBeFocused()
    await expect(statusButton(page, 'Contacted', true)).toBeVisible()
  })

  await test.step('the status and the note are saved', async () => {
    await statusButton(page, 'Booked').click()
    await statusButton(page, 'Booked', true).click()
    await noteField(page).fill('Prefers mornings.\nHas a <b>dog</b>.')
    await addNote(page).click()
    await expect(card(page, 'Notes').getByRole('status')).toHaveText('Saved')
    await expect(noteField(page)).toHaveValue('')
    await page.getByRole('link', { name: 'Back to list' }).click()
    await expect(rowOf(page, anna)).toContainText('Booked')
    await expect(rowOf(page, anna)).toContainText('Answered on time')
    await rowOf(page, anna).click()
    await page.reload()
    await expect(statusButton(page, 'Booked', true)).toBeVisible()
    await expect(card(page, 'Notes').getByText('Prefers mornings.\nHas a <b>dog</b>.')).toBeVisible()
  })
})

test('warns before losing an unsaved note, and keeps it through a reload and an expired session', async ({
  page,
  consoleErrors,
}) => {
  const token = await logIn(page)
  const anna = newContact()
  await sendQuiz(page, anna)
  await openLead(page, anna)
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' })
  const back = page.getByRole('link', { name: 'Back to list' })
  await noteField(page).fill('First words')
  await expect(card(page, 'Notes').getByRole('status')).toHaveText('Not saved yet')

  await test.step('a link or Back asks first, and can be canceled', async () => {
    await back.click()
    await expect(dialog).toBeVisible()
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(noteField(page)).toHaveValue('First words')
    await page.goBack()
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/[?&]lead=/)
    await expect(leadHeading(page, anna.name)).toBeVisible()
  })

  await test.step('the draft survives a reload', async () => {
    const prompted = page.waitForEvent('dialog')
    const reloaded = page.reload()
    const prompt = await prompted
    expect(prompt.type()).toBe('beforeunload')
    await prompt.accept()
    await reloaded
    await expect(noteField(page)).toHaveValue('First words')
  })

  await test.step('Save and leave stays on the page if saving fails', async () => {
    await routeFirst(page, '**/notes/*', route =>
      route.fulfill({ status: 503, json: { error: 'The database is unavailable.' } }),
    )
    await back.click()
    await dialog.getByRole('button', { name: 'Save and leave' }).click()
    await expect(dialog).toBeHidden()
    await expect(noteField(page)).toHaveAccessibleDescription(/The database is unavailable\.$/)
    expect(consoleErrors.splice(0).join()).toContain('status of 503')
    await back.click()
    await dialog.getByRole('button', { name: 'Save and leave' }).click()
    await expect(rowOf(page, anna)).toBeVisible()
    await rowOf(page, anna).click()
    await expect(card(page, 'Notes').getByText('First words')).toBeVisible()
    await expect(noteField(page)).toHaveValue('')
  })

  await test.step('leaving while a note is being saved waits for it', async () => {
    const saving = Promise.withResolvers<void>()
    await routeFirst(page, '**/notes/*', async route => {
      await saving.promise
      await route.fallback()
    })
    await noteField(page).fill('Slow connection')
    await addNote(page).click()
    await back.click()
    await expect(dialog).toBeVisible()
    saving.resolve()
    await expect(rowOf(page, anna)).toBeVisible()
    await rowOf(page, anna).click()
    await expect(card(page, 'Notes').getByText('Slow connection')).toHaveCount(1)
  })

  await test.step('Leave without saving drops the draft', async () => {
    await noteField(page).fill('Never mind')
    await page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Desk' }).click()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(adminHeading(page, 'Admin Dashboard')).toBeVisible()
    const refetched = page.waitForResponse(leadCall)
    await page.goBack()
    await expect(noteField(page)).toHaveValue('')
    await (await refetched).finished()
  })

  await test.step('the draft survives an expired session', async () => {
    await noteField(page).fill('Written too late')
    await endSession(page, token)
    await addNote(page).click()
    await expect(page).toHaveURL('/admin/login')
    expect(consoleErrors.splice(0).join()).toContain('status of 401')
    await passwordField(page).fill(adminPassword)
    await loginButton(page).click()
    await expect(noteField(page)).toHaveValue('Written too late')
    await addNote(page).click()
    await expect(card(page, 'Notes').getByText('Written too late')).toBeVisible()
    await expect(card(page, 'Notes').getByRole('status')).toHaveText('Saved')
  })
})

test('exports a lead, and erases it with a receipt', async ({ page, consoleErrors }) => {
  const anna = newContact()
  await sendSurvey(page, anna)
  await sendBeta(page, { ...anna, email: anna.email.toUpperCase() })
  await openLead(page, anna)
  await openDetails(page)
  const url = page.url()

  await routeFirst(page, '**/export', route => route.abort())
  await page.getByRole('button', { name: 'Export everything' }).click()
  await expect(card(page, 'Privacy').getByRole('alert')).toHaveText("Couldn't create the file. Please try again.")
  expect(consoleErrors.splice(0).join()).toContain('net::ERR_FAILED')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const stored = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(stored).toMatchObject({ email: anna.email.toLowerCase() })
  expect(stored.forms.length).toBe(2)

  await page.getByRole('button', { name: 'Erase this lead' }).click()
  const dialog = page.getByRole('dialog', { name: `Erase ${anna.name}?` })
  const erase = dialog.getByRole('button', { name: 'Erase permanently' })
  await expect(erase).toBeDisabled()
  await expectNoAxeFindings(page)
  await dialog.getByLabel(/^To confirm, type ERASE/).fill('yes')
  await expect(erase).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Erase this lead' }).click()
  await dialog.getByLabel(/^To confirm, type ERASE/).fill('erase')

  await routeFirst(page, leadCall, route => route.fulfill({ status: 500, json: {} }))
  await erase.click()
  await expect(dialog.getByText(/^Nothing was erased/)).toBeVisible()
  expect(consoleErrors.splice(0).join()).toContain('status of 500')
  await dialog.getByLabel(/^To confirm, type ERASE/).fill('ERASE')
  await page.keyboard.press('Enter')

  const receipt = page.getByRole('heading', { level: 2, name: `${anna.name} has been erased` })
  await expect(receipt).toBeFocused()
  await expect(page.getByText(/^On \w+day, .* [ap]\.m\., this was removed or anonymized:$/)).toBeVisible()
  await expect(page.getByText('Forms, with what they agreed to').locator('..')).toHaveText(/2$/)
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name: 'Back to list' }).click()
  await expect(page.getByText('No leads found matching your search')).toBeVisible()
  await page.goto(url)
  await expect(page.getByText('This lead no longer exists.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to list' }).click()
  await expect(searchField(page)).toHaveValue(anna.mark)
})

test('prints the call sheet on one page, even with long answers', async ({ page }) => {
  const anna = newContact()
  const long = 'Every drawing is measured by hand, and nobody but me knows how. '.repeat(40).slice(0, 2000)
  const said = { 'exit-timeline': 'Within 1 year', bottlenecks: [long, long, long] }
  const answers = { ...exitSurvey.answers, ...said }
  await sendSurvey(page, anna, { answers })
  await sendQuiz(page, anna)
  await sendBeta(page, anna, {
    goals: long,
    challenges: long,
    magicWandFix: long,
    whyGoodFit: long,
    additionalInfo: long,
  })
  await openLead(page, anna)
  await noteField(page).fill(long)
  await addNote(page).click()
  await expect(card(page, 'Notes').getByRole('status')).toHaveText('Saved')

  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading')).toHaveText([
    'Start here',
    'Then ask',
    'Also said',
    'Beta application',
    'Missed in the quiz',
    'What they saw',
    'Notes',
  ])
  await expect(sheet.getByText(/^Start here: .*Successor/)).toBeVisible()
  await expect(sheet.getByRole('listitem').first()).toHaveText(/^Would fix first: Every drawing/)
  await expect(sheet.getByText(/^New; Assessment, Quiz, Beta application; /)).toBeVisible()
  await expect(sheet.getByText('Nobody is lined up.')).toBeVisible()
  await expect(sheet.getByRole('link', { name: anna.phone })).toHaveAttribute('href', 'tel:2045550123')
  await expectNoAxeFindings(page)

  const printed = page.evaluate(() => new Promise<void>(resolve => Object.assign(window, { print: resolve })))
  await page.getByRole('button', { name: 'Print' }).click()
  await printed
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  // The width of the paper between its margins.
  await page.setViewportSize({ width: 680, height: 900 })
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  for (const other of [
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
  ])
    await expect(other).toBeHidden()
  const lastAnswer = await sheet.getByRole('listitem').last().boundingBox()
  const paper = await sheet.boundingBox()
  expect((lastAnswer?.y ?? 0) + (lastAnswer?.height ?? 0)).toBeLessThan((paper?.y ?? 0) + (paper?.height ?? 0) - 50)
  await page.emulateMedia({ media: null })

  await page.locator('summary').filter({ hasText: 'The whole plan they saw' }).click()
  await expect(page.getByText(/^By the end of [A-Z][a-z]+ 20\d\d$/).first()).toBeVisible()
  await expectNoAxeFindings(page)
})
