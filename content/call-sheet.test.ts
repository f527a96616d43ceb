import { describe, expect, test } from 'vitest'
import { automationExperiences, revenueBrackets } from '#contracts/beta.ts'
import { betaQuestions } from './beta-form.ts'
import { type CallSheetHint, type CallSheetRule, callSheetRules } from './call-sheet.ts'
import { quizQuestions } from './quiz.ts'
import { surveys } from './surveys/all-surveys.ts'
import type { SurveyQuestion } from './surveys/survey.ts'

const hintsOf = (rules: ReadonlyArray<CallSheetRule<string>>) => rules.flatMap(({ hints = [] }) => hints)

describe.each(surveys)("the rules for the '$type' survey", ({ type, questions }) => {
  const rules = callSheetRules.surveys[type]
  const asked = questions.filter(question => question.type !== 'contact-form')

  test('cover every question once', () => {
    expect(rules.map(({ question }) => question).sort()).toEqual(asked.map(({ id }) => id).sort())
  })

  test.each(rules)('match only possible answers to $question', ({ question, hints = [] }) => {
    const about = asked.find(({ id }) => id === question)
    for (const hint of hints) expect(canFit(hint, about)).toBe(true)
  })

  test('treat an untouched scale as unanswered', () => {
    for (const scale of asked.filter(question => question.type === 'scale')) {
      const { hints = [] } = rules.find(({ question }) => question === scale.id) ?? {}
      const first = hints.find(({ atMost }) => atMost !== undefined && atMost >= scale.scaleMin)
      const mark = { atMost: scale.scaleMin, thenAsk: expect.stringMatching(/^Left at 1/) }
      if (first) expect(first, scale.id).toEqual(mark)
    }
  })
})

function canFit({ answers, atMost, atLeast }: CallSheetHint, question: SurveyQuestion | undefined) {
  if (answers) return question?.type === 'multiple-choice' && answers.every(answer => question.options.includes(answer))
  const limit = atMost ?? atLeast
  return limit === undefined || (question?.type === 'scale' && limit >= question.scaleMin && limit <= question.scaleMax)
}

test('covers every business question of the beta application', () => {
  const about = betaQuestions
    .flatMap(({ questions }) => questions.map(({ name }) => name))
    .filter(name => !['fullName', 'email', 'phone', 'businessName'].includes(name))
  expect(callSheetRules.beta.map(({ question }) => question).sort()).toEqual(about.sort())
})

test('matches only possible answers in the beta application', () => {
  const options: readonly string[] = [...revenueBrackets, ...automationExperiences, 'Yes', 'No']
  const awaited = hintsOf(callSheetRules.beta).flatMap(({ answers = [] }) => answers)
  expect(awaited.filter(answer => !options.includes(answer))).toEqual([])
})

test('sorts every quiz question', () => {
  const byNumber = (a: number, b: number) => a - b
  expect(callSheetRules.quiz.topics.toSorted(byNumber)).toEqual(quizQuestions.map(({ id }) => id).sort(byNumber))
})

test('puts a hint that matches every answer last', () => {
  const isForAll = ({ answers, atMost, atLeast }: CallSheetHint) =>
    answers === undefined && atMost === undefined && atLeast === undefined
  const all = [...Object.values(callSheetRules.surveys).flat(), ...callSheetRules.beta]
  for (const { question, hints = [] } of all) expect(hints.slice(0, -1).filter(isForAll), question).toEqual([])
})
