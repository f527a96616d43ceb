import { expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import { planRulesOf } from './all-plans.ts'
import { bottleneckFixes } from './bottleneck-fixes.ts'
import { createPlan } from './create-plan.ts'

const rules = planRulesOf(content, 'exit')
const bottlenecksFor = (bottlenecks: string[]) =>
  createPlan(rules, { answers: { bottlenecks }, madeOn: '2026-11-18' }).bottlenecks

function kindFor(text: string) {
  const [bottleneck] = bottlenecksFor([text])
  return bottleneckFixes.kinds.find(({ fix }) => fix === bottleneck?.fix)?.kind ?? 'otherwise'
}

test.each([
  ['Only I can do payroll', 'owner'],
  ['quotes take me all weekend', 'owner'],
  ['Me!', 'owner'],
  ['I’m the only one who can price a job', 'owner'],
  ["It's hard for me to find good people", 'hiring'],
  ['Quotes take a week', 'quote'],
  ['QUOTES', 'quote'],
  ['Late invoices', 'invoice'],
  ['chasing customers', 'follow-up'],
  ['re-entering orders in Excel', 'data-entry'],
  ['E-mail', 'email'],
  ['cash-flow', 'cash'],
  ['Finding new customers', 'sales'],
  ['sales calls', 'sales'],
  ['customers calling at night', 'phone'],
  ['Hard to find welders', 'hiring'],
  ['Only one person knows the old machine', 'one-person'],
  ['Nobody but me can quote', 'owner'],
  ['servers quit', 'hiring'],
  ["can't find plumbers", 'hiring'],
  ["can't find new customers", 'sales'],
  ["can't find files", 'files'],
  ['customers pay late', 'invoice'],
  ["customers don't call back", 'follow-up'],
  ['meeting deadlines', 'delay'],
  ['too many meetings', 'meeting'],
  ['the internet is slow', 'tools'],
  ['dependence on one customer', 'few-customers'],
  ['customer acquisition costs', 'sales'],
  ['food costs', 'costs'],
  ['thin margins', 'profit'],
  ['CNC downtime', 'equipment'],
  ['sometimes', 'otherwise'],
  ['$(.*)+[', 'otherwise'],
  ['納期', 'otherwise'],
])('finds that "%s" is about: %s', (text, kind) => {
  expect(kindFor(text)).toBe(kind)
})

test('finds every word under its own kind', () => {
  const hidden = bottleneckFixes.kinds.flatMap(({ kind, words }) => words.filter(word => kindFor(word) !== kind))
  expect(hidden).toEqual([])
})

test('shows up to three bottlenecks as written, without empty ones', () => {
  expect(bottlenecksFor(['  Quotes ', '', ' ', 'x', 'y', 'z']).map(({ text }) => text)).toEqual(['Quotes', 'x', 'y'])
})

test('accepts a very long text', () => {
  const [bottleneck] = bottlenecksFor(['only '.repeat(400)])
  expect(bottleneck?.fix).toBe(bottleneckFixes.otherwise)
})
