import { describe, expect, test } from 'vitest'
import { applyForBeta, automationExperiences, betaForm, revenueBrackets } from './beta.ts'

const complete = {
  fullName: 'Anna Kowalchuk',
  businessName: 'Prairie Print',
  businessWebsite: 'https://prairieprint.example',
  email: 'anna@prairieprint.example',
  phone: '204 555 0199',
  industry: 'Commercial printing',
  revenueBracket: '$250K–$1M',
  goals: 'Grow without adding staff',
  challenges: 'Quotes take two days',
  automationExperience: 'Yes, lightly tested',
  magicWandFix: 'The weekly invoicing run',
  whyGoodFit: 'We are ready to change',
  willingToTestify: 'Yes',
  additionalInfo: 'We close in July.',
}

const messagesFor = (answers: Record<string, unknown>) =>
  Object.fromEntries(betaForm.safeParse(answers).error?.issues.map(({ path, message }) => [path[0], message]) ?? [])

const messages = {
  fullName: 'Full name is required',
  businessName: 'Business name is required',
  email: 'Valid email is required',
  industry: 'Industry is required',
  revenueBracket: 'Please select a revenue bracket',
  goals: 'Please provide at least 10 characters for your goals',
  challenges: 'Please provide at least 10 characters for your challenges',
  automationExperience: 'Please select your automation experience',
  magicWandFix: 'Please provide at least 10 characters',
  whyGoodFit: 'Please provide at least 10 characters',
  willingToTestify: "Please indicate if you're willing to provide feedback",
}

test('a complete application passes as it is', () => {
  expect(betaForm.parse(complete)).toEqual(complete)
})

test('an empty form is told all eleven things, and so is one without any fields', () => {
  const empty = Object.fromEntries(Object.keys(complete).map(name => [name, '']))
  expect(messagesFor(empty)).toEqual(messages)
  expect(messagesFor({})).toEqual(messages)
})

describe.each(Object.entries(messages))('%s', (name, message) => {
  test.each([
    ['empty', ''],
    ['spaces only', '            '],
    ['nothing chosen', null],
    ['missing', undefined],
  ])('is refused when it is %s, and nothing else is said', (_, value) => {
    expect(messagesFor({ ...complete, [name]: value })).toEqual({ [name]: message })
  })
})

describe.each(['goals', 'challenges', 'magicWandFix', 'whyGoodFit'] as const)('%s', name => {
  test('needs 10 characters: 9 are refused, 10 are enough', () => {
    expect(messagesFor({ ...complete, [name]: '123456789' })).toEqual({ [name]: messages[name] })
    expect(messagesFor({ ...complete, [name]: '1234567890' })).toEqual({})
  })

  test('does not count the spaces around it', () => {
    expect(messagesFor({ ...complete, [name]: '   123456789   ' })).toEqual({ [name]: messages[name] })
  })

  test('is refused above 5000 characters', () => {
    expect(messagesFor({ ...complete, [name]: 'a'.repeat(5000) })).toEqual({})
    expect(messagesFor({ ...complete, [name]: 'a'.repeat(5001) })[name]).toMatch(/too long: 5000 characters at most/)
  })
})

test.each(['anna', 'anna@', '@example.com', 'anna@example', 'anna example@example.com', 'a@b@example.com'])(
  "'%s' is no email",
  email => {
    expect(messagesFor({ ...complete, email })).toEqual({ email: messages.email })
  },
)

test.each([
  ['revenueBracket', [...revenueBrackets], ['under $250k', '$250K-$1M', '$10M+']],
  ['automationExperience', [...automationExperiences], ['Yes', 'No']],
  ['willingToTestify', ['Yes', 'No'], ['yes', 'true', true]],
] as const)('%s takes exactly its options', (name, options, others) => {
  for (const option of options) expect(messagesFor({ ...complete, [name]: option })).toEqual({})
  for (const other of others) expect(messagesFor({ ...complete, [name]: other })).toEqual({ [name]: messages[name] })
})

test.each(['businessWebsite', 'phone', 'additionalInfo'] as const)('%s may be empty or missing', name => {
  const { [name]: _, ...without } = complete
  expect(betaForm.parse(without)).toEqual(without)
  expect(betaForm.parse({ ...complete, [name]: '   ' })).toEqual({ ...complete, [name]: '' })
})

test('spaces around an answer are dropped, those inside are kept', () => {
  const answers = betaForm.parse({ ...complete, fullName: '  Anna  Kowalchuk ', email: ' anna@prairieprint.example ' })
  expect(answers.fullName).toBe('Anna  Kowalchuk')
  expect(answers.email).toBe('anna@prairieprint.example')
})

test('what is sent along with an application never makes it fail', () => {
  const odd = { visit: 'nowhere', honeypot: 7, filledInMs: -5, consentVersion: 'first' }
  expect(applyForBeta.body.parse({ ...complete, ...odd })).toEqual(complete)
})
