import { site } from '#content/site.ts'
import { toolkit } from '#server/forms/toolkit.ts'
import {
  copyButton,
  field,
  openGate,
  password,
  promptHeading,
  promptText,
  tabTo,
  toolkitHeading,
} from '#tests/support/toolkit-page.ts'
import { desktop, expect, pauseClock, test } from '#tests/support/watched-page.ts'

test.use(desktop)

test('by keyboard alone: unlocks with the password, shows the guide and prompts, copies a prompt and links to the booking page', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openGate(page)
  await tabTo(page, field(page))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  await expect(toolkitHeading(page)).toBeFocused()
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

  await test.step('confirms a copied prompt for two seconds', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Which Process Should I Automate First?' }))
    await page.keyboard.press('Enter')
    const heading = promptHeading(page, 'Which Process Should I Automate First?')
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(copyButton(page, 4)).toBeFocused()
    await pauseClock(page)
    await page.keyboard.press('Enter')
    const copied = page.getByRole('button', { name: 'Copied 4' })
    await expect(copied).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Prompt 4 copied.' })).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(promptText(4))
    await page.clock.runFor(1900)
    await expect(copied).toBeVisible()
    await page.clock.runFor(200)
    await expect(copyButton(page, 4)).toBeVisible()
  })
  await tabTo(page, booking, 30)
})
