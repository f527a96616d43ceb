import { quizQuestions } from '#content/quiz.ts'
import { surveys } from '#content/surveys/all-surveys.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { BetaRecord, LeadSource } from '#contracts/lead-records.ts'
import type { Person, TimelineEntry } from '#contracts/people.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import { anna, application, exitSurvey } from './leads.ts'

// People as the server describes them to the administrator.

type EntryOf<Kind> = Extract<TimelineEntry, { kind: Kind }>

const source: LeadSource = { firstPage: '/beta', referrerHost: 'news.example', campaign: { utmSource: 'letter' } }
const sent = (id: string, at: string) => ({ id, completedAt: at, source, suspicion: null })

/** Answers by the question as it was asked, which is how they come. */
export const byLabel = (type: SurveyType, answers: Readonly<Record<string, SurveyAnswer>>) => {
  const questions = surveys.find(survey => survey.type === type)?.questions ?? []
  return Object.fromEntries(
    questions.flatMap(({ id, question }) => (id in answers ? [[question, answers[id] as SurveyAnswer]] : [])),
  )
}

export function surveyEntry(
  type: SurveyType,
  answers: Readonly<Record<string, SurveyAnswer>>,
  at = '2026-03-02T16:00:00.000Z',
): EntryOf<'survey'> {
  const responses = { contactInfo: anna, answers: byLabel(type, answers), toolkitOptIn: true }
  return { kind: 'survey', at, record: { ...sent(`survey-${type}-${at}`, at), surveyType: type, responses } }
}

/** Every question of the quiz, with the tries that some of them took. */
export function quizEntry(
  tries: Readonly<Record<number, number>> = {},
  at = '2026-03-03T16:00:00.000Z',
): EntryOf<'quiz'> {
  const results = quizQuestions.map(({ id, question, options, correctAnswer, difficulty }) => ({
    questionId: id,
    question,
    userAnswer: options[correctAnswer],
    correctAnswer: options[correctAnswer],
    attempts: tries[id] ?? 1,
    difficulty,
  }))
  const score = results.filter(({ attempts }) => attempts === 1).length
  return {
    kind: 'quiz',
    at,
    record: { ...sent(`quiz-${at}`, at), contactInfo: anna, score, questionCount: results.length, results },
  }
}

export function betaEntry(answers: Partial<BetaRecord> = {}, at = '2026-03-04T16:00:00.000Z'): EntryOf<'beta'> {
  const { fullName, businessName, email, phone, ...business } = application
  const contactInfo = { name: fullName, businessName, email, phone: phone ?? null }
  const record = { ...sent(`beta-${at}`, at), contactInfo, businessWebsite: null, additionalInfo: null, ...business }
  return { kind: 'beta', at, record: { ...record, ...answers } as BetaRecord }
}

export const exitAnswers = exitSurvey.answers

export const personWith = (timeline: readonly TimelineEntry[], changes: Partial<Person> = {}): Person => ({
  id: '019cb000-0000-7000-8000-000000000001',
  ...anna,
  sent: {
    survey: timeline.filter(({ kind }) => kind === 'survey').length,
    quiz: timeline.filter(({ kind }) => kind === 'quiz').length,
    beta: timeline.filter(({ kind }) => kind === 'beta').length,
  },
  firstSubmittedAt: timeline.at(-1)?.at ?? '2026-03-02T16:00:00.000Z',
  lastSubmittedAt: timeline[0]?.at ?? '2026-03-02T16:00:00.000Z',
  suspicion: null,
  status: 'new',
  promise: { state: 'due', dueAt: '2026-03-04T16:00:00.000Z', answeredAt: null },
  note: '',
  unsubscribed: false,
  consents: [],
  mails: [],
  timeline: [...timeline],
  ...changes,
})
