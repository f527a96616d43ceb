import { expect, test } from 'vitest'
import { betaFormFields } from '#contracts/beta.ts'
import { betaQuestions } from './beta-form.ts'

const questions = betaQuestions.flatMap(group => group.questions)

test('asks for every application field once', () => {
  expect(questions.map(({ name }) => name).toSorted()).toEqual(Object.keys(betaFormFields.shape).toSorted())
})

test('marks exactly the optional questions as optional', () => {
  const mayBeMissing = Object.entries(betaFormFields.shape).flatMap(([name, field]) =>
    field.safeParse(undefined).success ? [name] : [],
  )
  expect(questions.flatMap(({ name, optional }) => (optional ? [name] : [])).toSorted()).toEqual(
    mayBeMissing.toSorted(),
  )
})
