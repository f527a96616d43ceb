import { expect, test } from 'vitest'
import { content } from '#content/all-content.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import { planRulesOf } from './all-plans.ts'
import { createPlan } from './create-plan.ts'

const rules = { exit: planRulesOf(content, 'exit'), optimize: planRulesOf(content, 'optimize') }
const madeOn = '2026-11-18'
const makePlan = (type: SurveyType, answers: Record<string, string>, day = madeOn) =>
  createPlan(rules[type], { answers, madeOn: day })

const whens = (type: SurveyType, answers: Record<string, string>, sentOn: string) =>
  makePlan(type, answers, sentOn).steps.map(s => s.when)

test.each([
  ['2026-11-30', ['December 2026', 'January 2027', 'March 2027', 'April 2027', 'November 2027, a year from today']],
  ['2026-12-31', ['January 2027', 'February 2027', 'April 2027', 'May 2027', 'December 2027, a year from today']],
  ['2027-01-31', ['February 2027', 'March 2027', 'May 2027', 'June 2027', 'January 2028, a year from today']],
  ['2028-02-29', ['March 2028', 'April 2028', 'June 2028', 'July 2028', 'February 2029, a year from today']],
])('counts months from %s to the end of the year', (sentOn, months) => {
  expect(whens('exit', { 'exit-timeline': 'Within 1 year' }, sentOn)).toEqual(
    months.map(month => `By the end of ${month}`),
  )
})

test.each([
  ['2026-11-30', ['December 30, 2026', 'January 29, 2027', 'February 28, 2027']],
  ['2026-12-31', ['January 30, 2027', 'March 1, 2027', 'March 31, 2027']],
  ['2028-01-30', ['February 29, 2028', 'March 30, 2028', 'April 29, 2028']],
  ['2028-02-29', ['March 30, 2028', 'April 29, 2028', 'May 29, 2028']],
])('counts 30, 60 and 90 days from %s', (sentOn, [first, second, third]) => {
  expect(whens('optimize', {}, sentOn)).toEqual([
    `First 30 days (by ${first})`,
    `Days 31 to 60 (by ${second})`,
    `Days 61 to 90 (by ${third})`,
  ])
})

const sentencesOn24Months = (timeline: string, sentOn: string) =>
  makePlan('exit', { 'exit-timeline': timeline }, sentOn)
    .steps.flatMap(({ actions }) => actions.map(({ text }) => text))
    .filter(text => text.includes('24 months'))

test("says for each timeline what Canada's 24-month tests mean, and links the rules", () => {
  expect(sentencesOn24Months('3-5 years', '2026-12-31')).toEqual([
    expect.stringContaining('those months start in December 2027'),
  ])
  expect(sentencesOn24Months('1-2 years', madeOn)).toEqual([expect.stringContaining('have started or are about to')])
  expect(sentencesOn24Months('Within 1 year', madeOn)).toEqual([
    expect.stringContaining('At least half of those months'),
  ])
  expect(sentencesOn24Months('Flexible timeline', madeOn)).toEqual([
    expect.stringContaining('before you choose a date'),
  ])
  const actions = makePlan('exit', {}).steps.flatMap(step => step.actions)
  expect(actions.find(({ text }) => text.includes('24 months'))?.link?.to).toBe('/national-rules')
})

test('gives a flexible timeline no end', () => {
  const steps = whens('exit', { 'exit-timeline': 'Flexible timeline' }, madeOn)
  expect(steps).toEqual(
    ['December 2026', 'February 2027', 'May 2027', 'August 2027', 'November 2027'].map(m => `By the end of ${m}`),
  )
})
