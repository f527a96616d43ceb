import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { planRulesOf } from './all-plans.ts'
import { bottleneckPhrases } from './bottleneck-phrases.ts'
import { createPlan } from './create-plan.ts'
import { findKind } from './find-kind.ts'

const { general } = content.bottleneckFixes
const bottlenecksFor = (bottlenecks: string[]) =>
  createPlan(planRulesOf(content, 'exit'), { answers: { bottlenecks }, madeOn: '2026-11-18' }).bottlenecks

const kindOf = (text: string) => findKind(text, bottleneckPhrases) ?? 'general'

function labeledIn(file: string) {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  return lines.flatMap(line => {
    const [text, fitting] = line.split(' | ')
    return text && fitting ? [{ text, fitting: fitting.split(' ') }] : []
  })
}

test.each([
  ['bottlenecks-tuned-on.txt', 0.75],
  ['bottlenecks-kept-aside.txt', 0.55],
])('in %s, advice fits or is general, and at most one in a hundred is wrong', (file, leastFitting) => {
  const labeled = labeledIn(file)
  const specific = labeled.filter(({ text }) => kindOf(text) !== 'general')
  const wrong = specific.filter(({ text, fitting }) => !fitting.includes(kindOf(text)))
  const wanted = labeled.filter(({ fitting }) => !['general', 'empty'].includes(fitting[0] ?? ''))
  expect(labeled.length).toBeGreaterThan(250)
  expect(wrong.length, wrong.map(({ text }) => text).join('; ')).toBeLessThanOrEqual(labeled.length / 100)
  expect((specific.length - wrong.length) / wanted.length).toBeGreaterThanOrEqual(leastFitting)
})

test.each([
  ["I'm the only dentist", 'licence'],
  ['only Anna knows the billing', 'one-person'],
  ['only the dentist can do the exams', 'licence'],
  ['only the bank can release the funds', 'general'],
  ['only the old press can make that part', 'general'],
  ['Nobody but me can quote', 'owner'],
  ['customers ghost us after the quote', 'follow-up'],
  ['clients take forever to approve', 'client'],
  ['I’M THE ONLY ONE WHO CAN PRICE A JOB', 'owner'],
  ['Late invoices', 'paid'],
  ['late invoices, the phones', 'general'],
  ['paperwork from drivers comes in late', 'general'],
  ['payroll and hiring', 'general'],
  ['bills', 'general'],
  ['coffee machine broken lol', 'general'],
  ['la communication', 'general'],
  ['納期', 'general'],
  ['$(.*)+[{customer}', 'general'],
])('finds that "%s" is about: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test('finds every phrase under its own kind', () => {
  const groups: Readonly<Record<string, readonly string[]>> = bottleneckPhrases.groups
  const asTyped = (phrase: string) =>
    phrase
      .replace(/[\^$]/g, '')
      .replace('#', '90')
      .replaceAll('*', 'something')
      .replace(/\{(\w+)\}/g, (_, name) => groups[name]?.[0] ?? '')
  const hidden = (kind: string, phrases: readonly string[]) =>
    phrases.filter(phrase => kindOf(asTyped(phrase)) !== kind).map(phrase => `${kind}: ${phrase}`)
  const people = Object.entries(bottleneckPhrases.people).flatMap(([kind, phrases]) => hidden(kind, phrases))
  const topics = Object.entries(bottleneckPhrases.topics).flatMap(([kind, { phrases, words }]) =>
    hidden(kind, [...phrases, ...words]),
  )
  expect([...people, ...topics]).toEqual([])
})

test('gives the same general advice only once', () => {
  const fixes = bottlenecksFor(['the weather', 'my mother-in-law', 'trouver du personnel qualifié']).map(
    ({ fix }) => fix,
  )
  expect(fixes).toEqual(general)
})

test('shows up to three bottlenecks as written, without answers that say nothing', () => {
  const shown = (texts: string[]) => bottlenecksFor(texts).map(({ text }) => text)
  expect(shown(['  Quotes ', '', ' ', 'N/A', 'y', 'z', 'w'])).toEqual(['Quotes', 'y', 'z'])
  expect(shown(['-', 'None!', "I don't know"])).toEqual([])
  expect(shown(['Same as above', 'no bottleneck', 'None that I can think of'])).toEqual([])
  expect(shown(["can't think of one", 'rien', 'Only two'])).toEqual([])
})

test('gives general advice on a long text, however long', () => {
  const [story, flood] = bottlenecksFor([
    'We take the order on the phone, write it on a pad, then Susan types it into Excel when she does the quoting',
    'only '.repeat(400),
  ])
  expect([story?.fix, flood?.fix]).toEqual([general[0], general[1]])
})
