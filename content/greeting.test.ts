import { expect, test } from 'vitest'
import { greeting, withoutSpam } from './greeting.ts'

test.each([
  'Anna Example',
  "Seán O'Hara",
  'Élodie Ünver-Smith',
  'Prairie Cabinets (2019) Ltd.',
  'J. R. & Sons, Inc.',
  '李明',
  'Zoe\u0308 O’Neil',
  'J. R. Tremblay & Co. Ltd',
])('keeps the name %s', name => {
  expect(withoutSpam(name)).toBe(name)
})

test.each([
  'you have been SELECTED!\n\nClaim $500',
  'evil-bank.com/claim',
  'Visit evil-bank.com',
  'Visit 1.2.3.4',
  'https://evil.example',
  'victim@example.com',
  'Call 1-888-555-0100',
  '<b>Anna</b>',
  'a'.repeat(61),
  'Claim 500 at evil-bank\u034f.com',
  'Claim 500 at evil-bank.\u034fcom',
  'Claim 500 at evil-bank.c\ufe0fom',
  'Claim 500 at evil\u0301.com',
  'Claim 500 at evil-bank .com',
  'evil\u{e0100}.com',
  'evil\u00ad.com',
  'evil\u200b.com',
  'evil\u3164.com',
  'evil．com',
  'evil。com',
  'evil｡com',
  'evil․com',
  'evilꓸcom',
  'ｅｖｉｌ.ｃｏｍ',
  'Call 2\u034f0\u034f4 5\u034f5\u034f5 0\u034f1\u034f0\u034f0',
])('drops the name %j', name => {
  expect(withoutSpam(name)).toBeUndefined()
})

test.each([
  ['Anna Example', 'Hello Anna,'],
  [' Élise  de la Tour ', 'Hello Élise,'],
  ["Mary-Jane O'Neil", 'Hello Mary-Jane,'],
  ['Anna E. Example', 'Hello Anna,'],
  ['李 明', 'Hello 李 明,'],
  ['Anna', 'Hello Anna,'],
  ['Dr. Ito', 'Hello Dr. Ito,'],
  ['Mrs Anna Example', 'Hello Mrs Anna Example,'],
  ['J. Smith', 'Hello J. Smith,'],
  ['Smith & Sons', 'Hello Smith & Sons,'],
  ['Example, Anna', 'Hello Example, Anna,'],
  ['One Two Three Four Five', 'Hello One Two Three Four Five,'],
  ['Visit evil.example now', 'Hello,'],
  ['Anna 204 555 0123', 'Hello,'],
  ['', 'Hello,'],
  [null, 'Hello,'],
])('greets %j with "%s"', (name, words) => {
  expect(greeting(name)).toBe(words)
})
