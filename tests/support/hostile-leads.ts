import type { BetaApplication } from '#contracts/beta.ts'
import type { QuizSubmission } from '#contracts/quiz.ts'
import type { SurveySubmission } from '#contracts/survey.ts'
import { application, exitSurvey, quiz } from './leads.ts'

// Forms that say the same in every field which takes a text.

const visitOf = (text: string) => ({
  firstPage: text,
  referrerHost: text,
  utmSource: text,
  utmMedium: text,
  utmCampaign: text,
  utmTerm: text,
  utmContent: text,
})

const contactOf = (text: string, email: string) => ({ name: text, email, phone: text, businessName: text })

export const surveySaying = (text: string, email: string): SurveySubmission => ({
  ...exitSurvey,
  contactInfo: contactOf(text, email),
  answers: { ...exitSurvey.answers, bottlenecks: [text, text, text] },
  visit: visitOf(text),
})

export const quizSaying = (text: string, email: string): QuizSubmission => ({
  contactInfo: contactOf(text, email),
  // More than one attempt: what was missed is shown in more places.
  results: quiz.results.map(result => ({
    ...result,
    attempts: 2,
    question: text,
    userAnswer: text,
    correctAnswer: text,
  })),
  visit: visitOf(text),
})

/** The long answers have a shortest length. */
const long = (text: string) => `${text} and so on`

export const applicationSaying = (text: string, email: string): BetaApplication => ({
  ...application,
  fullName: text,
  businessName: text,
  businessWebsite: text,
  email,
  phone: text,
  industry: text,
  goals: long(text),
  challenges: long(text),
  magicWandFix: long(text),
  whyGoodFit: long(text),
  additionalInfo: text,
  visit: visitOf(text),
})

/** The fields of an analytics event that take a text. */
export const eventSaying = (text: string, sessionId: string) => ({
  sessionId,
  eventType: 'question_viewed',
  questionId: text,
  stepIndex: '2',
  payload: { [text]: text },
})
