import { expect, test } from 'vitest'
import { inboxKey } from './email-address.ts'

test.each([
  ['Anna@Example.com', 'anna@example.com'],
  ['anna+newsletter@example.com', 'anna@example.com'],
  ['an.na@example.com', 'an.na@example.com'],
  ['an.na+x@gmail.com', 'anna@gmail.com'],
  ['A.N.N.A@googlemail.com', 'anna@gmail.com'],
  ['anna@example.com.', 'anna@example.com'],
  ['an.na@gmail.com.', 'anna@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['not an address', 'not an address'],
])('maps %s to the inbox %s', (address, inbox) => {
  expect(inboxKey(address)).toBe(inbox)
})
