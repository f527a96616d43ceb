import { describe, expect, test } from 'vitest'
import { automationExperiences, betaFormFields, revenueBrackets } from './beta.ts'

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
  Object.fromEntries(
    betaFormFields.safeParse(answers).error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  )

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

test('accepts a complete application unchanged', () => {
  expect(betaFormFields.parse(complete)).toEqual(complete)
})

test('reports all eleven errors for an empty form and for missing fields', () => {
  const empty = Object.fromEntries(Object.keys(complete).map(name => [name, '']))
  expect(messagesFor(empty)).toEqual(messages)
  expect(messagesFor({})).toEqual(messages)
})

describe.each(Object.entries(messages))('%s', (name, message) => {
  test.each([
    ['empty', ''],
    ['only spaces', '            '],
    ['null', null],
    ['missing', undefined],
  ])('is rejected with its own message when %s', (_, value) => {
    expect(messagesFor({ ...complete, [name]: value })).toEqual({ [name]: message })
  })
})

describe.each(['goals', 'challenges', 'magicWandFix', 'whyGoodFit'] as const)('%s', name => {
  test('needs at least 10 characters', () => {
    expect(messagesFor({ ...complete, [name]: '123456789' })).toEqual({ [name]: messages[name] })
    expect(messagesFor({ ...complete, [name]: '1234567890' })).toEqual({})
  })

  test('does not count surrounding spaces', () => {
    expect(messagesFor({ ...complete, [name]: '   123456789   ' })).toEqual({ [name]: messages[name] })
  })

  test('is rejected above 5000 characters', () => {
    expect(messagesFor({ ...complete, [name]: 'a'.repeat(5000) })).toEqual({})
    expect(messagesFor({ ...complete, [name]: 'a'.repeat(5001) })[name]).toMatch(/can't be longer than 5000 characters/)
  })
})

test.each(['anna', 'anna@', '@example.com', 'anna@example', 'anna example@example.com', 'a@b@example.com'])(
  "rejects the email '%s'",
  email => {
    expect(messagesFor({ ...complete, email })).toEqual({ email: messages.email })
  },
)

test.each([
  ['revenueBracket', [...revenueBrackets], ['under $250k', '$250K-$1M', '$10M+']],
  ['automationExperience', [...automationExperiences], ['Yes', 'No']],
  ['willingToTestify', ['Yes', 'No'], ['yes', 'true', true]],
] as const)('%s accepts exactly its options', (name, options, others) => {
  for (const option of options) expect(messagesFor({ ...complete, [name]: option })).toEqual({})
  for (const other of others) expect(messagesFor({ ...complete, [name]: other })).toEqual({ [name]: messages[name] })
})

test.each(['businessWebsite', 'phone', 'additionalInfo'] as const)('%s may be empty or missing', name => {
  const { [name]: _, ...without } = complete
  expect(betaFormFields.parse(without)).toEqual(without)
  expect(betaFormFields.parse({ ...complete, [name]: '   ' })).toEqual({ ...complete, [name]: '' })
})

test('trims answers but keeps the spaces inside', () => {
  const answers = betaFormFields.parse({
    ...complete,
    fullName: '  Anna  Kowalchuk ',
    email: ' anna@prairieprint.example ',
  })
  expect(answers.fullName).toBe('Anna  Kowalchuk')
  expect(answers.email).toBe('anna@prairieprint.example')
})
