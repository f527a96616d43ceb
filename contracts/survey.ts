import { z } from 'zod'
import { call } from './call.ts'
import { maxLengths } from './constants.ts'
import { contactInfo } from './contact-info.ts'
import { formExtras } from './form-extras.ts'
import { surveyReceipt } from './plan.ts'
import { success } from './responses.ts'
import { surveyType } from './survey-type.ts'
import { shortList, text } from './text.ts'

const answerMessage = 'An answer must be text, a number or a list of texts.'

const answerText = text('An answer', maxLengths.surveyAnswer)

const surveyAnswer = z.union([answerText, z.number(), shortList(answerText, 10, answerMessage)], answerMessage)

const maxAnswers = 50

/** Counted before validation, because validating thousands of answers would take too long. */
const answers = z
  .custom<Record<string, unknown>>(value => typeof value === 'object' && value !== null, 'Answers are required.')
  .refine(value => Object.keys(value).length <= maxAnswers, 'There are more answers than questions.')
  .pipe(z.record(z.string().max(100), surveyAnswer, 'Answers are required.'))

export type SurveyAnswer = z.infer<typeof surveyAnswer>

const surveySubmission = z.object(
  {
    surveyType,
    contactInfo,
    answers,
    toolkitOptIn: z.boolean('The toolkit choice must be true or false.'),
    /** The analytics session that this survey completes. Dropped if it's invalid. */
    sessionId: text('Session', 100).optional().catch(undefined),
    ...formExtras,
  },
  'A survey is required.',
)

export type SurveySubmission = z.infer<typeof surveySubmission>

export type SurveyAnswers = { answers: Readonly<Record<string, SurveyAnswer>>; toolkitOptIn: boolean }

export const submitSurvey = call({
  method: 'POST',
  path: '/api/survey/submit',
  body: surveySubmission,
  response: success.extend({
    emailStatus: z.object({ adminEmailSent: z.boolean(), userEmailSent: z.boolean() }),
    receipt: surveyReceipt,
  }),
})
