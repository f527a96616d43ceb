import { expect, test } from 'vitest'
import { quizQuestions } from '#content/quiz.ts'
import { quizSubmission } from '#contracts/quiz.ts'
import { newDraft } from './quiz-draft.ts'
import { missingField, submissionOf } from './quiz-submission.ts'

const contactInfo = { name: ' Anna Roy ', email: 'anna@roy', phone: '5', businessName: 'Roy Bakery' }

test('the first field that is empty, or holds only spaces, is the missing one; odd formats are not', () => {
  expect(missingField(contactInfo)).toBeUndefined()
  expect(missingField({ ...contactInfo, phone: '  ', businessName: '' })).toBe('phone')
})

test('what is sent is what the contract asks for, without the spaces around', () => {
  const draft = newDraft(0)
  const attempts = Object.fromEntries(quizQuestions.map(({ id }) => [id, 1]))
  const submission = submissionOf({
    ...draft,
    contactInfo,
    progress: { ...draft.progress, questionIndex: 12, attempts },
  })
  expect(submission.contactInfo.name).toBe('Anna Roy')
  expect(quizSubmission.parse(submission)).toEqual(submission)
})
