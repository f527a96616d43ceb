import { expect, test } from 'vitest'
import { mailLink, phoneLink } from './contact-links.ts'

test('a mail link holds the address and nothing that a visitor smuggled in', () => {
  expect(mailLink('Anna.Roy+site@example.com')).toBe('mailto:Anna.Roy%2Bsite@example.com')
  expect(mailLink('a@b.c?bcc=all@b.c&body=hi')).toBe('mailto:a@b.c%3Fbcc%3Dall@b.c%26body%3Dhi')
  expect(mailLink('"<script>"@example.com')).toBe('mailto:%22%3Cscript%3E%22@example.com')
})

test('a phone link dials the number, without its spaces and what follows it', () => {
  expect(phoneLink('204 555 0123')).toBe('tel:2045550123')
  expect(phoneLink(' +1 (204) 555-0123 ')).toBe('tel:+12045550123')
  expect(phoneLink('204.555.0123 ext. 5')).toBe('tel:2045550123')
})

test('what is no number becomes no link', () => {
  for (const phone of ['', 'call me', '12', '+', 'javascript:alert(1)']) expect(phoneLink(phone)).toBeUndefined()
})
