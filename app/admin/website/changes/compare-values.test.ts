import { expect, test } from 'vitest'
import type { Json } from '#content/editing/change.ts'
import { compareValues } from './compare-values.ts'

/** Marks changed words with brackets. */
function compare(before: Json, after: Json, path = 'homeFaq') {
  const compared = compareValues(path, before, after)
  const show = (side: typeof compared.before) =>
    side.map(entry =>
      'sameEntries' in entry
        ? entry.sameEntries
        : entry.parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
    )
  return [show(compared.before), show(compared.after)]
}

test('marks the words of a text that the other one lacks', () => {
  expect(compare('We reply within two business days.', 'We reply within one business day.')).toEqual([
    ['We reply within [two ]business [days.]'],
    ['We reply within [one ]business [day.]'],
  ])
  expect(compare('Call us.', 'Call us. We are in Winnipeg.')).toEqual([
    ['Call us.'],
    ['Call us. [We are in Winnipeg.]'],
  ])
})

test('marks a rewritten text as a whole', () => {
  expect(compare('We help the owners of small businesses.', 'Nobody likes the paperwork.')).toEqual([
    ['[We help the owners of small businesses.]'],
    ['[Nobody likes the paperwork.]'],
  ])
})

test('shows the entries of a list as text, and only counts those that stay', () => {
  const entry = (question: string, answer = 'Yes.') => ({ question, answer })
  const [a, b, c, d] = ['Is it free?', 'Is it safe?', 'Is it fast?', 'Is it new?'].map(question => entry(question))
  expect(compare([a, b, c, d] as Json, [a, b, entry('Is it fast?', 'Usually.'), d] as Json)).toEqual([
    [2, 'Is it fast?\n[Yes.]', 1],
    [2, 'Is it fast?\n[Usually.]', 1],
  ])
  expect(compare([a, b] as Json, [a, b, c] as Json)).toEqual([[2], [2, '[Is it fast?\nYes.]']])
  expect(compare([a, b] as Json, [b] as Json)).toEqual([['[Is it free?\nYes.]', 1], [1]])
  expect(compare([], [a] as Json)).toEqual([[], ['[Is it free?\nYes.]']])
})

test("shows an article's parts without the software's names", () => {
  const article = {
    id: 31,
    slug: 'new-article',
    title: 'A new article',
    content: [
      { type: 'heading', level: 2, text: 'First' },
      { type: 'list', items: ['One', 'Two'] },
    ],
  }
  expect(compare([], article, 'articles/new-article')[1]).toEqual(['[A new article]', '[First]', '[One\nTwo]'])
  expect(compare(['first-step', 'second-step'], ['second-step'], 'articles')).toEqual([['[First step]', 1], [1]])
})

test('shows everything if nothing changed, and stays quick with very long texts', () => {
  expect(compare('The same.', 'The same.')).toEqual([['The same.'], ['The same.']])
  const long = (word: string) => `Start ${Array.from({ length: 20_000 }, (_, index) => word + index).join(' ')} end`
  expect(compare(long('a'), long('b'))[0]?.[0]).toMatch(/^\[Start a0 .* end\]$/)
})
