import { expect, test } from 'vitest'
import { mailLinkTo, phoneLinkTo, websiteLinkTo } from './contact-links.ts'

test.each([
  ['Anna@Example.com', 'mailto:Anna@Example.com'],
  [' anna+work@example.com ', 'mailto:anna%2Bwork@example.com'],
  ["o'neil@bäckerei.example", "mailto:o'neil@b%C3%A4ckerei.example"],
])('%j becomes a mail link', (email, link) => {
  expect(mailLinkTo(email)).toBe(link)
})

test.each([
  'nobody',
  'anna@example',
  'anna@example.com, boss@example.com',
  'anna@example.com?bcc=boss@example.com',
  'anna@example.com&subject=Hi',
  'javascript:alert(1)//a@b.example',
  'anna @example.com',
  'anna@exa\u202Emple.com',
  'anna%0D%0Abcc:x@example.com',
  '',
])('%j stays text', email => {
  expect(mailLinkTo(email)).toBeUndefined()
})

test.each([
  ['204 555 0123', 'tel:2045550123'],
  ['+1 (204) 555-0123', 'tel:+12045550123'],
  ['(204) 555.0123 ext. 5', 'tel:2045550123'],
  ['Cell: 204–555–0123', 'tel:2045550123'],
  ['204 555 0123 / 204 555 9999', 'tel:2045550123'],
])('%j becomes a phone link', (phone, link) => {
  expect(phoneLinkTo(phone)).toBe(link)
})

test.each(['', 'n/a', '123', '1-800-FLOWERS', '1'.repeat(16), 'call me'])('%j is no number to call', phone => {
  expect(phoneLinkTo(phone)).toBeUndefined()
})

test.each([
  ['https://prairie.example/a?b=c', 'https://prairie.example/a?b=c'],
  ['HTTP://prairie.example', 'http://prairie.example/'],
  ['www.prairie.example/shop', 'https://www.prairie.example/shop'],
])('%j becomes a link to a page', (website, link) => {
  expect(websiteLinkTo(website)).toBe(link)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://bank.example@evil.example', 'none yet', '', 'https://'])(
  '%j is no page to open',
  website => {
    expect(websiteLinkTo(website)).toBeUndefined()
  },
)
