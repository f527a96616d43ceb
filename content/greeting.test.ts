import { expect, test } from 'vitest'
import { withoutSpam } from './greeting.ts'

test.each([
  'Anna Example',
  "Seán O'Hara",
  'Élodie Ünver-Smith',
  'Prairie Cabinets (2019) Ltd.',
  'J. R. & Sons, Inc.',
  '李明',
])('keeps the name %s', name => {
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
])('drops the name %j', name => {
  expect(withoutSpam(name)).toBeUndefined()
})
