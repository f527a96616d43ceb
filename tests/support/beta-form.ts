import type { Page } from '@playwright/test'
import { expect } from './watched-page.ts'

export const applyUrl = '**/api/beta/apply'

export const application = {
  fullName: 'Anna Kowalchuk',
  email: 'anna@prairieprint.example',
  phone: '204 555 0199',
  businessName: 'Prairie Print',
  businessWebsite: 'https://prairieprint.example',
  industry: 'Commercial printing',
  revenueBracket: '$250K–$1M',
  goals: 'Grow without adding staff.\nSleep better.',
  challenges: 'Quotes take two days.',
  automationExperience: 'Yes, fully implemented',
  magicWandFix: 'The weekly invoicing run',
  whyGoodFit: 'We are ready to change how we work.',
  willingToTestify: 'No',
  additionalInfo: 'We close for two weeks in July.',
}

export const fieldsOf = (page: Page) => {
  const form = page.getByRole('form', { name: 'Beta program application' })
  return {
    form,
    fullName: form.getByLabel('Full name'),
    email: form.getByLabel('Email'),
    phone: form.getByLabel('Phone (optional but preferred)'),
    businessName: form.getByLabel('Business name'),
    businessWebsite: form.getByLabel('Business website (optional)'),
    industry: form.getByLabel('Industry'),
    revenueBracket: form.getByLabel('Annual revenue'),
    goals: form.getByLabel('What are your goals for the business?'),
    challenges: form.getByLabel('What challenges stand in the way?'),
    automationExperience: form.getByRole('group', { name: 'Have you tried AI or automation in your business?' }),
    magicWandFix: form.getByLabel('If you had a magic wand, what would you fix first?'),
    whyGoodFit: form.getByLabel('Why would your business be a good fit for the program?'),
    willingToTestify: form.getByRole('group', { name: 'Are you willing to give feedback' }),
    additionalInfo: form.getByLabel('Anything else we should know? (optional)'),
    send: form.getByRole('button'),
  }
}

export const formAnswers = (page: Page) =>
  page.evaluate(() => {
    const answers = Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))
    delete answers['leave-this-empty']
    return answers
  })

export async function openForm(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/beta')
  const fields = fieldsOf(page)
  await expect(fields.send).toBeEnabled()
  return fields
}

/** Restores a draft a minute old: a form filled in too fast is flagged as a possible bot. */
export async function openFilledForm(page: Page) {
  await page.addInitScript(answers => {
    sessionStorage.setItem('draft:beta', JSON.stringify({ openedAt: Date.now() - 60_000, answers }))
  }, application)
  const fields = await openForm(page)
  await expect.poll(() => formAnswers(page)).toEqual(application)
  return fields
}

export async function fillIn(page: Page) {
  const fields = fieldsOf(page)
  for (const name of ['fullName', 'email', 'phone', 'businessName', 'businessWebsite', 'industry'] as const) {
    await fields[name].fill(application[name])
  }
  for (const name of ['goals', 'challenges', 'magicWandFix', 'whyGoodFit', 'additionalInfo'] as const) {
    await fields[name].fill(application[name])
  }
  await fields.revenueBracket.selectOption(application.revenueBracket)
  for (const name of ['automationExperience', 'willingToTestify'] as const) {
    await fields[name].getByText(application[name], { exact: true }).click()
  }
}
