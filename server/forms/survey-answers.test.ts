import { describe, expect, test } from 'vitest'
import { bookingLink, bookingUrlFor } from './survey-answers.ts'

const email = 'anna@example.com'

describe('the booking link', () => {
  const link = 'https://booking.example/call?month=2026-12'
  const paramsFor = (name: string) => Object.fromEntries(new URL(bookingLink(link, { name, email })).searchParams)

  test.each([
    ['Anna Example', 'Anna'],
    ["Seán O'Neil-Müller", 'Seán'],
    ['李明', '李明'],
    ['Claim your prize today', 'Claim'],
  ])('has one word of the name %j, the address and its own parameters', (typed, name) => {
    expect(paramsFor(typed)).toEqual({ month: '2026-12', name, email })
  })

  test('writes spaces as %20, which every booking page understands', () => {
    expect(bookingLink('https://booking.example/?title=First%20call', { name: 'Anna', email: 'a+b@example.com' })).toBe(
      'https://booking.example/?title=First%20call&name=Anna&email=a%2Bb%40example.com',
    )
  })

  test.each([
    '',
    ' \n ',
    'x'.repeat(10_000),
    '🎉',
    '"Annie"',
    'Anna\r\nBcc: all@example.com',
    'Win at evil.example',
    'A & B',
  ])('leaves out an odd name (%#)', name => {
    expect(paramsFor(name)).toEqual({ month: '2026-12', email })
  })

  test.each(['', 'ask us for a link', 'javascript:alert(1)'])('stays as it is if it is no web address: %j', text => {
    expect(bookingLink(text, { name: 'Anna', email })).toBe(text)
  })
})

test('visitors get a booking link only once it is real', () => {
  const links = { booking: 'https://booking.example/call' }
  expect(bookingUrlFor({ name: 'Anna', email }, { standIns: [], links })).toBe(
    'https://booking.example/call?name=Anna&email=anna%40example.com',
  )
  expect(bookingUrlFor({ name: 'Anna', email }, { standIns: ['email', 'links.booking'], links })).toBeNull()
})
