import { site } from '#content/site.ts'
import { toolkit } from '#server/toolkit/toolkit-content.ts'
import { holdTime } from '#tests/support/gallery.ts'
import {
  copyButton,
  field,
  openGate,
  openHeading,
  password,
  promptHeading,
  promptOf,
  tabTo,
  unlockButton,
} from '#tests/support/toolkit-page.ts'
import { desktop, expect, test } from '#tests/support/watched-page.ts'

test.use(desktop)

test('an owner unlocks the toolkit, reads the guide, copies a prompt and finds the booking page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openGate(page)
  await field(page).fill(password)
  await unlockButton(page).click()

  await expect(openHeading(page)).toBeFocused()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Go to a prompt',
    'What This Toolkit Is',
    'Getting Started',
    'Disclaimer',
    'How to Use',
    '10 Business Clarity Prompts',
    'Next Steps',
  ])
  for (const { title } of toolkit.howToUse.steps) await expect(promptHeading(page, title)).toBeVisible()
  for (const { number, title, prompt } of toolkit.prompts) {
    const card = page.getByRole('listitem').filter({ has: copyButton(page, number) })
    await expect(card.getByRole('heading')).toHaveText(`${number}${title}`)
    expect(await card.innerText()).toContain(prompt)
  }
  const booking = page.getByRole('link', { name: 'Book Your Call' })
  await expect(booking).toHaveAttribute('href', site.links.booking)
  await expect(booking).toHaveAttribute('target', '_blank')

  await test.step('a copied prompt is confirmed for two seconds', async () => {
    await holdTime(page)
    await copyButton(page, 4).click()
    const copied = page.getByRole('button', { name: 'Copied 4' })
    await expect(copied).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Prompt 4 copied.' })).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(promptOf(4))
    await page.clock.runFor(1900)
    await expect(copied).toBeVisible()
    await page.clock.runFor(200)
    await expect(copyButton(page, 4)).toBeVisible()
  })
})

test('the keyboard alone unlocks the toolkit, copies a prompt and reaches the link to the booking page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await openGate(page)
  await tabTo(page, field(page))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(openHeading(page)).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Which Process Should I Automate First?' }))
  await page.keyboard.press('Enter')
  const heading = promptHeading(page, 'Which Process Should I Automate First?')
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(copyButton(page, 4)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied 4' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Book Your Call' }), 30)
})
