import { z } from 'zod'
import { call } from './call.ts'
import { contactInfo } from './contact-info.ts'
import { formExtras } from './form-extras.ts'
import { success } from './responses.ts'
import { requiredText, shortList } from './text.ts'

const quizResult = z.object(
  {
    questionId: z.int('A question number is required.').min(1, 'Question numbers start at 1.').max(1000),
    question: requiredText('Question', 1000),
    userAnswer: requiredText('Answer', 1000),
    correctAnswer: requiredText('Correct answer', 1000),
    attempts: z.int('Attempts must be a whole number.').min(1, 'Attempts start at 1.').max(1000, 'Too many attempts.'),
    difficulty: z.enum(['basic', 'intermediate'], 'The difficulty must be basic or intermediate.'),
  },
  'A result is required.',
)

export type QuizResult = z.infer<typeof quizResult>

const quizSubmission = z.object(
  {
    contactInfo,
    results: shortList(quizResult, 50, 'There are more results than questions.', 'Results are required.'),
    ...formExtras,
  },
  'A quiz is required.',
)

export type QuizSubmission = z.infer<typeof quizSubmission>

export type QuizAnswers = { results: readonly QuizResult[] }

export const submitQuiz = call({
  method: 'POST',
  path: '/api/quiz/submit',
  body: quizSubmission,
  response: success.extend({ emailSent: z.boolean() }),
})
