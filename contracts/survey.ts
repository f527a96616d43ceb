import { z } from 'zod'
import { contactInfo } from './contact-info.ts'
import { leadExtras } from './lead-extras.ts'
import { text } from './text.ts'

export const surveyType = z.enum(['exit', 'optimize'], 'The survey type must be exit or optimize.')

const answerMessage = 'An answer must be a text, a number or a list of texts.'

/** An option or a text, a point on a scale, or several texts. Which of them a question takes is checked by the server. */
const surveyAnswer = z.union(
  [text('An answer', 2000), z.number(), z.array(text('An answer', 2000)).max(10)],
  answerMessage,
)

export type SurveyAnswer = z.infer<typeof surveyAnswer>

export const surveySubmission = z.object(
  {
    surveyType,
    contactInfo,
    answers: z
      .record(z.string().max(100), surveyAnswer, 'Answers are required.')
      .refine(answers => Object.keys(answers).length <= 50, 'There are more answers than questions.'),
    toolkitOptIn: z.boolean('The toolkit choice must be true or false.'),
    ...leadExtras,
  },
  'A survey is required.',
)

export type SurveySubmission = z.infer<typeof surveySubmission>

export const surveyAnswered = z.object({
  success: z.literal(true),
  emailStatus: z.object({ adminEmailSent: z.boolean(), userEmailSent: z.boolean() }),
})

export type SurveyAnswered = z.infer<typeof surveyAnswered>
