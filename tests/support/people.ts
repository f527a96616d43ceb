import type { z } from 'zod'
import { quizQuestions } from '#content/quiz.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { BetaForm } from '#contracts/beta.ts'
import { type FormKind, formKinds } from '#contracts/constants.ts'
import type { LeadSource } from '#contracts/form-records.ts'
import type { Person, TimelineEntry } from '#contracts/people.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import { betaForm } from '#server/forms/beta/beta-form.ts'
import type { FormCall, FormType } from '#server/forms/form.ts'
import { quizForm } from '#server/forms/quiz/quiz-form.ts'
import { readForm } from '#server/forms/read-form.ts'
import { surveyForm } from '#server/forms/survey/survey-form.ts'
import { anna, application, exitSurvey } from './sample-forms.ts'

type FormEntry = Extract<TimelineEntry, { kind: 'form' }>

const source: LeadSource = { firstPage: '/beta', referrerHost: 'news.example', campaign: { utmSource: 'letter' } }

function entryOf<C extends FormCall, Answers>(
  type: FormType<C, Answers>,
  body: z.output<C['body']>,
  at: string,
): FormEntry {
  const { consents: _, ...form } = { ...readForm(type, body), id: `${type.kind}-${at}`, submittedAt: at, source }
  const { title, facts } = type.describe({ ...form, consents: [] })
  return { kind: 'form', at, record: { ...form, title, facts: facts.map(([label, value]) => [label, value]) } }
}

export const surveyEntry = (
  surveyType: SurveyType,
  answers: Readonly<Record<string, SurveyAnswer>>,
  at = '2026-03-02T16:00:00.000Z',
) => entryOf(surveyForm, { surveyType, contactInfo: anna, answers, toolkitOptIn: true }, at)

/** `attempts` by question id; questions that aren't listed took one. */
export function quizEntry(attempts: Readonly<Record<number, number>> = {}, at = '2026-03-03T16:00:00.000Z') {
  const results = quizQuestions.map(({ id, question, options, correctAnswer, difficulty }) => ({
    questionId: id,
    question,
    userAnswer: options[correctAnswer],
    correctAnswer: options[correctAnswer],
    attempts: attempts[id] ?? 1,
    difficulty,
  }))
  return entryOf(quizForm, { contactInfo: anna, results }, at)
}

export const betaEntry = (answers: Partial<BetaForm> = {}, at = '2026-03-04T16:00:00.000Z') =>
  entryOf(betaForm, { ...application, ...answers }, at)

export const exitAnswers = exitSurvey.answers

const countOf = (timeline: readonly TimelineEntry[], kind: FormKind) =>
  timeline.filter(entry => entry.kind === 'form' && entry.record.kind === kind).length

export const personWith = (timeline: readonly TimelineEntry[], changes: Partial<Person> = {}): Person => ({
  id: '019cb000-0000-7000-8000-000000000001',
  ...anna,
  sent: Object.fromEntries(formKinds.map(kind => [kind, countOf(timeline, kind)])) as Person['sent'],
  firstSubmittedAt: timeline.at(-1)?.at ?? '2026-03-02T16:00:00.000Z',
  lastSubmittedAt: timeline[0]?.at ?? '2026-03-02T16:00:00.000Z',
  botCheck: null,
  status: 'new',
  dueDate: { state: 'due', dueAt: '2026-03-04T16:00:00.000Z', answeredAt: null },
  note: '',
  unsubscribed: false,
  consents: [],
  messages: [],
  timeline: [...timeline],
  ...changes,
})
