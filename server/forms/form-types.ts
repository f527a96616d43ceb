import type { FormKind } from '#contracts/constants.ts'
import { betaForm } from './beta/beta-form.ts'
import { quizForm } from './quiz/quiz-form.ts'
import { surveyForm } from './survey/survey-form.ts'

export const formTypes = { survey: surveyForm, quiz: quizForm, beta: betaForm } satisfies Record<FormKind, unknown>
