import { betaForm } from './beta-form.ts'
import type { FormCall, FormType } from './form.ts'
import { quizForm } from './quiz-form.ts'
import { surveyForm } from './survey-form.ts'

/** Every kind of form, in the order that the admin area lists them. */
const types = [surveyForm, quizForm, betaForm] as const

// Each form is only ever passed to its own type, which knows its answers.
export const formTypes = types as unknown as ReadonlyArray<FormType<FormCall, unknown>>

/** Undefined for a kind that a later release has removed. */
export const formTypeOf = (kind: string) => formTypes.find(type => type.kind === kind)
