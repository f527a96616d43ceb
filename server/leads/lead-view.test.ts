import { describe, expect, test } from 'vitest'
import { replyHref } from '#app/admin/leads/reply-href.ts'
import { words } from '#content/all-words.ts'
import { type CallSheetHint, type CallSheetRule, callSheetRules } from '#content/call-sheet.ts'
import { sender } from '#content/greeting.ts'
import { replyTemplates } from '#content/reply-templates.ts'
import { site } from '#content/site.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { SurveyAnswer, SurveyAnswers } from '#contracts/survey.ts'
import type { Form } from '#server/forms/form.ts'
import { betaFormWith, exitAnswers, quizFormWith, surveyFormWith } from '#tests/support/forms-with.ts'
import { buildCallSheet, writeReply } from './lead-view.ts'

const email = 'anna@example.com'
const siteUrl = 'https://site.test'
const [bookACall] = replyTemplates.survey

describe('the written reply', () => {
  test('greets the lead, has their booking link and is signed', () => {
    const { subject, message } = writeReply(bookACall, { name: 'Anna Example', email }, siteUrl, site)
    expect(subject).toBe(bookACall.subject)
    expect(message.startsWith('Hello Anna,\n\nThank you')).toBe(true)
    expect(message).toContain(`\n${site.links.booking}?name=Anna&email=anna%40example.com\n`)
    expect(message.endsWith(`\n\n${sender(site)}`)).toBe(true)
  })

  test.each(['', 'Visit evil-bank.com', 'Anna\nBcc: all@example.com', 'x'.repeat(10_000)])(
    'greets without an odd name (%#)',
    name => {
      expect(writeReply(bookACall, { name, email }, siteUrl, site).message).toMatch(/^Hello,\n\nThank you/)
    },
  )

  const longest = {
    name: 'Älbert Öberg Ünver '.repeat(3).trim(),
    email: `${'long.name.'.repeat(6)}@${'x'.repeat(50)}.example.com`,
  }

  test.each([...replyTemplates.survey, ...replyTemplates.quiz, ...replyTemplates.beta])(
    'fits in a link, even to a long name and address: $subject',
    template => {
      expect(replyHref(longest.email, writeReply(template, longest, siteUrl, site))).toMatchObject({ isComplete: true })
    },
  )
})

function sheetOf(...forms: Form[]) {
  const { startHere, sections } = buildCallSheet(forms, words)
  const pointsIn = (title: string) => sections.find(section => section.title === title)?.points ?? []
  return {
    startHere,
    thenAsk: pointsIn('Then ask'),
    alsoSaid: pointsIn('Also said'),
    quizMisses: pointsIn('Missed in the quiz'),
    beta: pointsIn('Beta application'),
  }
}
const labelsIn = (points: ReadonlyArray<{ label: string }>) => points.map(({ label }) => label)

/** An answer that matches the hint. For a catch-all hint, an option that no other hint names. */
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
  "places '$answer' to $rule.question ($type) where its rule says",
  ({ type, rule, hint, answer }) => {
    const { startHere, thenAsk, alsoSaid } = sheetOf(surveyFormWith(type, { [rule.question]: answer }))
    const [point] = hint.startHere ? startHere : thenAsk
    expect(point).toMatchObject({ label: rule.label, hint: hint.startHere ?? hint.thenAsk })
    expect([...startHere, ...thenAsk, ...alsoSaid]).toHaveLength(1)
  },
)

test('lists an answer without a matching hint under "Also said"', () => {
  const { startHere, thenAsk, alsoSaid } = sheetOf(
    surveyFormWith('exit', { 'revenue-stability': 'Consistently growing', 'ai-fear': 2, 'financial-readiness': 9 }),
  )
  expect([...startHere, ...thenAsk]).toEqual([])
  expect(alsoSaid).toEqual([
    { label: 'Revenue', answer: 'Consistently growing' },
    { label: 'Own finances', answer: '9 of 10 (1: Not ready, 10: Fully ready)' },
    { label: 'Fear of AI', answer: '2 of 10 (1: Not at all, 10: Very scary)' },
  ])
})

test('treats atLeast and atMost as inclusive', () => {
  const isAfraid = (level: number) => sheetOf(surveyFormWith('exit', { 'ai-fear': level })).startHere.length === 1
  expect([6, 7, 10].map(isAfraid)).toEqual([false, true, true])
  const needsMoney = (level: number) =>
    sheetOf(surveyFormWith('exit', { 'financial-readiness': level })).startHere.length === 1
  expect([4, 5].map(needsMoney)).toEqual([true, false])
})

const betaHints = callSheetRules.beta.flatMap(({ question, label, hints = [] }) =>
  hints.map(hint => ({ question, label, hint, answer: hint.answers?.[0] ?? 'The quoting' })),
)

test.each(betaHints)(
  "places '$answer' to $question (beta) where its rule says",
  ({ question, label, hint, answer }) => {
    const { startHere, thenAsk, beta } = sheetOf(betaFormWith({ [question]: answer }))
    const points = hint.startHere ? startHere : thenAsk
    expect(points).toContainEqual({ label, answer, hint: hint.startHere ?? hint.thenAsk })
    expect(labelsIn(beta)).not.toContain(label)
  },
)

test('leaves out optional beta fields that are empty', () => {
  const { beta } = sheetOf(betaFormWith({ businessWebsite: '', additionalInfo: '' }))
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

describe('a lead with only a quiz', () => {
  test('a low score comes first, followed by the missed topics', () => {
    const attempts = { 1: 2, 2: 3, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2 }
    const { startHere, thenAsk, alsoSaid, quizMisses, beta } = sheetOf(quizFormWith(attempts))
    expect(startHere).toEqual([
      { label: 'Quiz', answer: '5 of 12 right on the first try', hint: callSheetRules.quiz.score[0]?.startHere },
    ])
    expect([thenAsk, alsoSaid, beta]).toEqual([[], [], []])
    expect(quizMisses).toHaveLength(7)
    expect(quizMisses[0]).toEqual({ label: 'What to automate first', answer: '3 tries' })
  })

  test('a perfect score has no missed topics', () => {
    const { thenAsk, quizMisses } = sheetOf(quizFormWith())
    expect(labelsIn(thenAsk)).toEqual(['Quiz'])
    expect(quizMisses).toEqual([])
  })

  test('a question that no longer exists comes last, in its original words', () => {
    const form = quizFormWith({ 1: 2 })
    const { results } = form.answers
    const old = { ...results[0], questionId: 99, question: 'What is a fax?', attempts: 4 }
    const { quizMisses } = sheetOf({ ...form, answers: { results: [old, ...results] } })
    expect(quizMisses).toEqual([
      { label: 'How a language model works', answer: '2 tries' },
      { label: 'What is a fax?', answer: '4 tries' },
    ])
  })
})

test('combines all three forms, the latest form first', () => {
  const sheet = sheetOf(betaFormWith(), quizFormWith({ 2: 2 }), surveyFormWith('exit', exitAnswers))
  expect(labelsIn(sheet.startHere)).toEqual([
    'Would fix first',
    'Bottlenecks',
    'Successor',
    'Valuation',
    'Own finances',
  ])
  expect(labelsIn(sheet.thenAsk)).toEqual(['Fear of AI', 'Quiz', 'Wants to exit', 'Reason', 'Budget'])
  expect(labelsIn(sheet.alsoSaid)).toEqual(['Revenue'])
  expect(sheet.quizMisses).toEqual([{ label: 'What to automate first', answer: '2 tries' }])
  expect(labelsIn(sheet.beta)).toContain('Goals')
})

test('uses only the latest of two assessments of the same type', () => {
  const { alsoSaid } = sheetOf(
    surveyFormWith('exit', { 'ai-fear': 1 }, '2026-03-05T10:00:00.000Z'),
    surveyFormWith('exit', { 'ai-fear': 10 }, '2026-03-01T10:00:00.000Z'),
  )
  expect(alsoSaid).toEqual([{ label: 'Fear of AI', answer: 'left at 1 of 10 (1: Not at all, 10: Very scary)' }])
})

test('shows the same answer from both surveys once', () => {
  const { startHere } = sheetOf(surveyFormWith('exit', { 'ai-fear': 9 }), surveyFormWith('optimize', { 'ai-fear': 9 }))
  expect(labelsIn(startHere)).toEqual(['Fear of AI'])
})

test('moves points beyond five to "Then ask", and beyond ten to "Also said"', () => {
  const { startHere, thenAsk, alsoSaid } = sheetOf(
    betaFormWith({ revenueBracket: 'Under $250K', willingToTestify: 'No' }),
    surveyFormWith('exit', {
      ...exitAnswers,
      'exit-timeline': 'Within 1 year',
      'exit-motivation': 'Burnout or health concerns',
      'revenue-stability': 'Declining',
      'budget-commitment': 'Need to justify ROI first',
    }),
    surveyFormWith('optimize', { 'primary-goal': 'Increase revenue', 'growth-focus': 'Team development' }),
  )
  expect([startHere.length, thenAsk.length]).toEqual([5, 5])
  expect(labelsIn(alsoSaid)).toEqual(['Budget', 'Fear of AI', 'Main goal', 'Growth from'])
})

test('is empty without answers', () => {
  const empty = { startHere: [], thenAsk: [], alsoSaid: [], quizMisses: [], beta: [] }
  expect(sheetOf()).toEqual(empty)
  expect(sheetOf(surveyFormWith('optimize', {}))).toEqual(empty)
})

test('labels an answer to a question that no longer exists with its id', () => {
  const answers: SurveyAnswers = { answers: { age: 'Old enough' }, toolkitOptIn: false }
  expect(sheetOf({ ...surveyFormWith('exit', {}), answers }).alsoSaid).toEqual([{ label: 'age', answer: 'Old enough' }])
})
