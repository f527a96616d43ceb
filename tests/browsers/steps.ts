import { anna } from '#tests/support/sample-forms.ts'
import { page } from './fixtures.ts'

export async function openWithoutBanner(path: string) {
  await page.open(path)
  await page.click('button', 'Accept Cookies')
  await page.expectHidden('button', 'Accept Cookies')
}

export async function fillInContact() {
  await page.fill('Full name', anna.name)
  await page.fill('Email', anna.email)
  await page.fill('Phone', anna.phone)
  await page.fill('Business name', anna.businessName)
}
