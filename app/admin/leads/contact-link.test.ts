import { expect, test } from 'vitest'
import { emailHref, phoneHref } from '#content/contact-href.ts'
import { websiteHref } from './contact-link.tsx'

test.each([
  ['Anna@Example.com', 'mailto:Anna@Example.com'],
  [' anna+work@example.com ', 'mailto:anna%2Bwork@example.com'],
  ["o'neil@bäckerei.example", "mailto:o'neil@b%C3%A4ckerei.example"],
])('%j becomes an email link', (email, link) => {
  expect(emailHref(email)).toBe(link)
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
])('%j is not linked as an email address', email => {
  expect(emailHref(email)).toBeUndefined()
})

test.each([
  ['204 555 0123', 'tel:2045550123'],
  ['+1 (204) 555-0123', 'tel:+12045550123'],
  ['(204) 555.0123 ext. 5', 'tel:2045550123'],
  ['Cell: 204–555–0123', 'tel:2045550123'],
  ['204 555 0123 / 204 555 9999', 'tel:2045550123'],
])('%j becomes a phone link', (phone, link) => {
  expect(phoneHref(phone)).toBe(link)
})

test.each(['', 'n/a', '123', '1-800-FLOWERS', '1'.repeat(16), 'call me'])(
  '%j is not linked as a phone number',
  phone => {
    expect(phoneHref(phone)).toBeUndefined()
  },
)

test.each([
  ['https://prairie.example/a?b=c', 'https://prairie.example/a?b=c'],
  ['HTTP://prairie.example', 'http://prairie.example/'],
  ['www.prairie.example/shop', 'https://www.prairie.example/shop'],
])('%j becomes a website link', (website, link) => {
  expect(websiteHref(website)).toBe(link)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://bank.example@evil.example', 'none yet', '', 'https://'])(
  '%j is not linked as a website',
  website => {
    expect(websiteHref(website)).toBeUndefined()
  },
)
