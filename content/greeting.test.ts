import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test.each([
  ['Anna Example', 'Hello Anna,'],
  [' Élise  de la Tour ', 'Hello Élise,'],
  ["Mary-Jane O'Neil", 'Hello Mary-Jane,'],
  ["Seán O'Hara", 'Hello Seán,'],
  ['Zoe\u0308 O’Neil', 'Hello Zoe\u0308,'],
  ['李明', 'Hello 李明,'],
  ['Anna', 'Hello Anna,'],
  ['Anna E. Example', 'Hello Anna,'],
  ['Dr. Ito', 'Hello,'],
  ['Mrs Anna Example', 'Hello,'],
  ['J. Smith', 'Hello,'],
  ['Example, Anna', 'Hello,'],
  ['', 'Hello,'],
  [null, 'Hello,'],
])('greets %j with "%s"', (name, words) => {
  expect(greeting(name)).toBe(words)
})

test.each([
  'evil-bank(dot)com',
  'evil-bank. com',
  'evil-bank.com/claim',
  'Visit evil.example now',
  'Anna 204 555 0123',
  'https://evil.example',
  'victim@example.com',
  '1-888-555-0100',
  '1.2.3.4',
  '<b>Anna</b>',
  'a'.repeat(60),
  'evil\u200b.com',
  'evil．com',
  'evil。com',
  'evilꓸcom',
  '2\u034f0\u034f4 5\u034f5\u034f5',
])('greets nobody as %j', name => {
  expect(greeting(name)).toBe('Hello,')
})

test.each(['Win a prize - text STOP', 'Call one two zero four', 'you\nhave been SELECTED'])(
  'takes one word of %j at most',
  name => {
    expect(greeting(name).split(' ')).toHaveLength(2)
  },
)
