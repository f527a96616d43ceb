import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'
import { exitSurvey } from './exit-survey.ts'
import { optimizeSurvey } from './optimize-survey.ts'
import type { SurveyQuestion } from './survey.ts'

// Stored answers refer to these ids and options, so they must not change.
const choice = (id: string, options: string) => ({ id, type: 'multiple-choice', options: options.split(' / ') })
const scale = (id: string, min: string, max: string) => ({
  id,
  type: 'scale',
  scaleMin: 1,
  scaleMax: 10,
  scaleMinLabel: min,
  scaleMaxLabel: max,
})
const contact = { id: 'contact-info', type: 'contact-form' }
const bottlenecks = { id: 'bottlenecks', type: 'text-multiple', textFields: 3 }
const budget =
  'Yes significant budget allocated / Yes moderate budget available / Limited budget / Need to justify ROI first'
const aiFear = scale('ai-fear', 'Not at all', 'Very scary')

function withoutWords(asked: SurveyQuestion) {
  const { question, hint, fieldHints, ...facts } = { fieldHints: undefined, ...asked }
  return facts
}

test('the exit survey asks its ten questions in order', () => {
  expect(exitSurvey.questions.map(withoutWords)).toEqual([
    contact,
    choice('exit-timeline', 'Within 1 year / 1-2 years / 3-5 years / Flexible timeline'),
    choice(
      'exit-motivation',
      'Retirement / Pursue new opportunities / Financial liquidity / Burnout or health concerns / Market conditions',
    ),
    choice(
      'business-valuation',
      'Yes within the last year / Yes but over a year ago / No but planning to / No not yet considered',
    ),
    choice('revenue-stability', 'Consistently growing / Stable and predictable / Some fluctuation / Declining'),
    choice('successor-plan', 'Yes fully documented / Yes informal plan / In development / No plan yet'),
    scale('financial-readiness', 'Not ready', 'Fully ready'),
    bottlenecks,
    choice('budget-commitment', budget),
    aiFear,
  ])
})

test('shows options with the commas that are not stored', () => {
  const [valuation, fear] = ['business-valuation', 'ai-fear'].map(id =>
    exitSurvey.questions.find(asked => asked.id === id),
  )
  expect(answerText('No not yet considered', valuation)).toBe('No, not yet considered')
  expect(answerText('No plan yet', valuation)).toBe('No plan yet')
  expect(answerText(3, fear)).toBe('3 of 10 (1: Not at all, 10: Very scary)')
  expect(answerText(['a', 'b'], undefined)).toBe('1. a\n2. b')
})

test('the optimize survey asks its nine questions in order', () => {
  expect(optimizeSurvey.questions.map(withoutWords)).toEqual([
    contact,
    choice(
      'primary-goal',
      'Increase revenue / Improve efficiency / Scale operations / Enhance customer satisfaction / Digital transformation',
    ),
    choice(
      'current-challenges',
      'Manual processes / Lack of data insights / Team capacity / Technology limitations / Customer acquisition costs',
    ),
    scale('digital-maturity', 'Minimal digital tools', 'Fully digital'),
    choice('automation-level', 'Less than 25% / 25-50% / 50-75% / More than 75%'),
    choice(
      'growth-focus',
      'New markets or regions / New products or services / Existing customer expansion / Operational excellence / Team development',
    ),
    bottlenecks,
    choice('investment-readiness', budget),
    aiFear,
  ])
})
