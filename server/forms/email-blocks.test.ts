import { expect, test } from 'vitest'
import { withoutSpam } from './email-blocks.ts'

test.each([
  'Anna Example',
  "Seán O'Hara",
  'Élodie Ünver-Smith',
  'Prairie Cabinets (2019) Ltd.',
  'J. R. & Sons, Inc.',
  '李明',
])('%s may be in an email', name => {
  expect(withoutSpam(name)).toBe(name)
})

test.each([
  'you have been SELECTED!\n\nClaim $500',
  'evil-bank.com/claim',
  'Visit evil-bank.com',
  'https://evil.example',
  'victim@example.com',
  'Call 1-888-555-0100',
  '<b>Anna</b>',
  'a'.repeat(61),
])('%j is left out', name => {
  expect(withoutSpam(name)).toBeUndefined()
})
