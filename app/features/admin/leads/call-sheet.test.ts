import { describe, expect, test } from 'vitest'
import { type CallSheetHint, type CallSheetRule, callSheetRules } from '#content/call-sheet.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { QuizAnswers } from '#contracts/quiz.ts'
import type { SurveyAnswer, SurveyAnswers } from '#contracts/survey.ts'
import { betaEntry, exitAnswers, personWith, quizEntry, surveyEntry } from '#tests/support/people.ts'
import { buildCallSheet } from './call-sheet.ts'

const sheetOf = (...timeline: Parameters<typeof personWith>[0]) => buildCallSheet(personWith(timeline))
const labelsIn = (points: ReadonlyArray<{ label: string }>) => points.map(({ label }) => label)

/** An answer that a hint waits for; one that no other names, where it takes all. */
function answerFor(
  { answers, atMost, atLeast }: CallSheetHint,
  type: SurveyType,
  { question, hints = [] }: CallSheetRule,
) {
  const named = hints.flatMap(hint => hint.answers ?? [])
  const asked = surveys.find(survey => survey.type === type)?.questions.find(({ id }) => id === question)
  const open = asked?.type === 'multiple-choice' ? asked.options.find(option => !named.includes(option)) : undefined
  return (answers?.[0] ?? atMost ?? atLeast ?? open ?? ['One', 'Two', 'Three']) as SurveyAnswer
}

const surveyHints = (['exit', 'optimize'] as const).flatMap(type =>
  callSheetRules.surveys[type].flatMap(rule =>
    (rule.hints ?? []).map(hint => ({ type, rule, hint, answer: answerFor(hint, type, rule) })),
  ),
)

test.each(surveyHints)(
  "$type, $rule.question, '$answer' stands where its rule puts it",
  ({ type, rule, hint, answer }) => {
    const { startHere, thenAsk, alsoSaid } = sheetOf(surveyEntry(type, { [rule.question]: answer }))
    const [point] = hint.startHere ? startHere : thenAsk
    expect(point).toMatchObject({ label: rule.label, hint: hint.startHere ?? hint.thenAsk })
    expect([...startHere, ...thenAsk, ...alsoSaid]).toHaveLength(1)
  },
)

test('an answer that no hint fits is still said', () => {
  const { startHere, thenAsk, alsoSaid } = sheetOf(
    surveyEntry('exit', { 'revenue-stability': 'Consistently growing', 'ai-fear': 2, 'financial-readiness': 9 }),
  )
  expect([...startHere, ...thenAsk]).toEqual([])
  expect(alsoSaid).toEqual([
    { label: 'Revenue', answer: 'Consistently growing' },
    { label: 'Own finances', answer: '9 of 10 (1: Not ready, 10: Fully ready)' },
    { label: 'Fear of AI', answer: '2 of 10 (1: Not at all, 10: Very scary)' },
  ])
})

test('a limit counts itself and nothing beyond', () => {
  const hasFear = (level: number) => sheetOf(surveyEntry('exit', { 'ai-fear': level })).startHere.length === 1
  expect([6, 7, 10].map(hasFear)).toEqual([false, true, true])
  const needsMoney = (level: number) =>
    sheetOf(surveyEntry('exit', { 'financial-readiness': level })).startHere.length === 1
  expect([4, 5].map(needsMoney)).toEqual([true, false])
})

const betaHints = callSheetRules.beta.flatMap(({ question, label, hints = [] }) =>
  hints.map(hint => ({ question, label, hint, answer: hint.answers?.[0] ?? 'The quoting' })),
)

test.each(betaHints)(
  "beta, $question, '$answer' stands where its rule puts it",
  ({ question, label, hint, answer }) => {
    const { startHere, thenAsk, beta } = sheetOf(betaEntry({ [question]: answer }))
    const points = hint.startHere ? startHere : thenAsk
    expect(points).toContainEqual({ label, answer, hint: hint.startHere ?? hint.thenAsk })
    expect(labelsIn(beta)).not.toContain(label)
  },
)

test('what a beta application leaves open takes no room', () => {
  const { beta } = sheetOf(betaEntry({ businessWebsite: '', additionalInfo: '' }))
  expect(labelsIn(beta)).toEqual([
    'Annual revenue',
    'Feedback and testimonial',
    'AI or automation tried',
    'Goals',
    'Challenges',
    'Industry',
    'Why a good fit',
  ])
})

describe('a person with only a quiz', () => {
  test('who missed much is to be spoken to in plain words', () => {
    const tries = { 1: 2, 2: 3, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2 }
    const { startHere, thenAsk, alsoSaid, quizMisses, beta } = sheetOf(quizEntry(tries))
    expect(startHere).toEqual([
      { label: 'Quiz', answer: '5 of 12 right on the first try', hint: callSheetRules.quiz.score[0]?.startHere },
    ])
    expect([thenAsk, alsoSaid, beta]).toEqual([[], [], []])
    expect(quizMisses).toHaveLength(7)
    expect(quizMisses[0]).toBe('What to automate first (3 tries)')
  })

  test('who knew it all has no misses', () => {
    const { thenAsk, quizMisses } = sheetOf(quizEntry())
    expect(labelsIn(thenAsk)).toEqual(['Quiz'])
    expect(quizMisses).toEqual([])
  })

  test('whose question is not asked any more has it in its own words, after the others', () => {
    const entry = quizEntry({ 1: 2 })
    const { results } = entry.record.answers as QuizAnswers
    const old = { ...results[0], questionId: 99, question: 'What is a fax?', attempts: 4 }
    const { quizMisses } = sheetOf({
      ...entry,
      record: { ...entry.record, answers: { results: [old, ...results] } },
    })
    expect(quizMisses).toEqual(['How a language model works (2 tries)', 'What is a fax? (4 tries)'])
  })
})

test('a person with all three forms has what matters of each at the top, the latest form first', () => {
  const sheet = sheetOf(betaEntry(), quizEntry({ 2: 2 }), surveyEntry('exit', exitAnswers))
  expect(labelsIn(sheet.startHere)).toEqual([
    'Would fix first',
    'Bottlenecks',
    'Successor',
    'Valuation',
    'Own finances',
  ])
  expect(labelsIn(sheet.thenAsk)).toEqual(['Fear of AI', 'Quiz', 'Wants to exit', 'Reason', 'Budget'])
  expect(labelsIn(sheet.alsoSaid)).toEqual(['Revenue'])
  expect(sheet.quizMisses).toEqual(['What to automate first (2 tries)'])
  expect(labelsIn(sheet.beta)).toContain('Goals')
})

test('of two assessments of one kind the latest counts', () => {
  const { alsoSaid } = sheetOf(
    surveyEntry('exit', { 'ai-fear': 1 }, '2026-03-05T10:00:00.000Z'),
    surveyEntry('exit', { 'ai-fear': 10 }, '2026-03-01T10:00:00.000Z'),
  )
  expect(alsoSaid).toEqual([{ label: 'Fear of AI', answer: 'left at 1 of 10 (1: Not at all, 10: Very scary)' }])
})

test('what both surveys ask and was answered alike is said once', () => {
  const { startHere } = sheetOf(surveyEntry('exit', { 'ai-fear': 9 }), surveyEntry('optimize', { 'ai-fear': 9 }))
  expect(labelsIn(startHere)).toEqual(['Fear of AI'])
})

test('more than five points at the top move down, and more than ten to what was also said', () => {
  const { startHere, thenAsk, alsoSaid } = sheetOf(
    betaEntry({ revenueBracket: 'Under $250K', willingToTestify: 'No' }),
    surveyEntry('exit', {
      ...exitAnswers,
      'exit-timeline': 'Within 1 year',
      'exit-motivation': 'Burnout or health concerns',
      'revenue-stability': 'Declining',
      'budget-commitment': 'Need to justify ROI first',
    }),
    surveyEntry('optimize', { 'primary-goal': 'Increase revenue', 'growth-focus': 'Team development' }),
  )
  expect([startHere.length, thenAsk.length]).toEqual([5, 5])
  expect(labelsIn(alsoSaid)).toEqual(['Budget', 'Fear of AI', 'Main goal', 'Growth from'])
})

test('no answers, no points', () => {
  const empty = { startHere: [], thenAsk: [], alsoSaid: [], quizMisses: [], beta: [] }
  expect(sheetOf()).toEqual(empty)
  expect(sheetOf(surveyEntry('optimize', {}))).toEqual(empty)
})

test('says an answer to a question that is no longer asked under its id', () => {
  const entry = surveyEntry('exit', {})
  entry.record.answers = { answers: { age: 'Old enough' }, toolkitOptIn: false } satisfies SurveyAnswers
  expect(sheetOf(entry).alsoSaid).toEqual([{ label: 'age', answer: 'Old enough' }])
})

test('leaves out a form that is damaged', () => {
  const entry = surveyEntry('exit', exitAnswers)
  entry.record.answers = null
  expect(sheetOf(entry).alsoSaid).toEqual([])
})
