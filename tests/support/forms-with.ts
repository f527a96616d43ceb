import type { z } from 'zod'
import { words } from '#content/all-words.ts'
import { quizQuestions } from '#content/quiz.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import type { BetaForm } from '#contracts/beta.ts'
import type { LeadSource } from '#contracts/form-records.ts'
import type { SurveyAnswer } from '#contracts/survey.ts'
import { betaForm } from '#server/forms/beta-form.ts'
import type { FormCall, FormType } from '#server/forms/form.ts'
import { readForm } from '#server/forms/form-routes.ts'
import { quizForm } from '#server/forms/quiz-form.ts'
import { surveyForm } from '#server/forms/survey-form.ts'
import { anna, application, exitSurvey } from './sample-forms.ts'

const source: LeadSource = { firstPage: '/beta', referrerHost: 'news.example', campaign: { utmSource: 'letter' } }

const formOf = <C extends FormCall, Answers>(type: FormType<C, Answers>, body: z.output<C['body']>, at: string) => ({
  ...readForm(type, body, { words, now: new Date(at) }),
  id: `${type.kind}-${at}`,
  source,
})

export const surveyFormWith = (
  surveyType: SurveyType,
  answers: Readonly<Record<string, SurveyAnswer>>,
  at = '2026-03-02T16:00:00.000Z',
) => formOf(surveyForm, { surveyType, contactInfo: anna, answers, toolkitOptIn: true }, at)

/** `attempts` by question id; questions that aren't listed took one. */
export function quizFormWith(attempts: Readonly<Record<number, number>> = {}, at = '2026-03-03T16:00:00.000Z') {
  const results = quizQuestions.map(({ id, question, options, correctAnswer, difficulty }) => ({
    questionId: id,
    question,
    userAnswer: options[correctAnswer],
    correctAnswer: options[correctAnswer],
    attempts: attempts[id] ?? 1,
    difficulty,
  }))
  return formOf(quizForm, { contactInfo: anna, results }, at)
}

export const betaFormWith = (answers: Partial<BetaForm> = {}, at = '2026-03-04T16:00:00.000Z') =>
  formOf(betaForm, { ...application, ...answers }, at)

export const exitAnswers = exitSurvey.answers
