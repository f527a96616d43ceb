import { expect, test } from 'vitest'
import { answersOf, contactOf, originOf, personOf, timeIn } from './stored-response.ts'

const id = 'a'
const withContact = (contactInfo: Record<string, string>) => ({ id, responses: { contactInfo } })

test('a record that lacks parts has the fallbacks in their place', () => {
  const nothing = { name: 'Unknown', email: undefined, phone: undefined, businessName: undefined }
  for (const response of [{ id }, { id, responses: null }, { id, responses: { contactInfo: null, answers: null } }]) {
    expect(contactOf(response)).toEqual(nothing)
    expect(answersOf(response)).toEqual([])
    expect(originOf(response)).toEqual([
      ['First page', 'N/A'],
      ['Referrer', 'N/A'],
    ])
  }
  expect(contactOf(withContact({ name: ' ', email: '', phone: '' }))).toEqual(nothing)
})

test('whose record it is: the name, else the address', () => {
  expect(personOf(withContact({ name: 'Anna', email: 'anna@example.com' }))).toBe('Anna')
  expect(personOf(withContact({ name: '', email: 'anna@example.com' }))).toBe('anna@example.com')
  expect(personOf({ id })).toBe('Unknown')
})

test('answers keep their order; lists stay lists, a point on a scale has its ends, odd values become text', () => {
  const answers = {
    'How digital is your business today?': 4,
    'A question of last year': 7,
    Lists: ['one', '', 'three'],
    Nothing: null,
    Odd: { nested: true },
  }
  expect(answersOf({ id, responses: { answers } })).toEqual([
    ['How digital is your business today?', '4 of 10 (1: Minimal digital tools, 10: Fully digital)'],
    ['A question of last year', '7'],
    ['Lists', ['one', 'N/A', 'three']],
    ['Nothing', 'N/A'],
    ['Odd', '{"nested":true}'],
  ])
})

test('campaign parameters are named in words, unknown ones as they are', () => {
  const source = { firstPage: '/beta', campaign: { utmSource: 'newsletter', other: 'x' } }
  expect(originOf({ id, source })).toEqual([
    ['First page', '/beta'],
    ['Referrer', 'N/A'],
    ['Campaign source', 'newsletter'],
    ['other', 'x'],
  ])
})

test('what is no time is none', () => {
  expect(timeIn('2025-10-14T14:30:00.000Z')).toBe('2025-10-14T14:30:00.000Z')
  for (const value of ['soon', '', null, undefined, 5]) expect(timeIn(value)).toBeUndefined()
})
