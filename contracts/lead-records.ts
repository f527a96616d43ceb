import { z } from 'zod'
import { surveyType } from './survey.ts'

// What the administrator reads of each form that was sent. The names of the survey's fields are part of the product.

const contact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  businessName: z.string(),
})

/** Where the visitor came from, as far as it is known. */
const leadSource = z.object({
  firstPage: z.string().nullable(),
  referrerHost: z.string().nullable(),
  /** Campaign parameters by name: utmSource, utmMedium … */
  campaign: z.record(z.string(), z.string()),
})

export type LeadSource = z.infer<typeof leadSource>

const sentForm = {
  id: z.string(),
  completedAt: z.string(),
  source: leadSource,
  /** Why this may be the work of a program; empty for people. */
  suspicion: z.string().nullable(),
}

export const surveyResponseRecord = z.object({
  ...sentForm,
  surveyType,
  responses: z.object({
    contactInfo: contact,
    /** By the question as it was asked, in the survey's order. */
    answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
    toolkitOptIn: z.boolean(),
  }),
})

export type SurveyResponseRecord = z.infer<typeof surveyResponseRecord>

export const quizRecord = z.object({
  ...sentForm,
  contactInfo: contact,
  /** Questions that were right at the first try. */
  score: z.number(),
  questionCount: z.number(),
  results: z.array(
    z.object({
      questionId: z.number(),
      question: z.string(),
      userAnswer: z.string(),
      correctAnswer: z.string(),
      attempts: z.number(),
      difficulty: z.string(),
    }),
  ),
})

export type QuizRecord = z.infer<typeof quizRecord>

export const betaRecord = z.object({
  ...sentForm,
  contactInfo: contact.extend({ phone: z.string().nullable() }),
  businessWebsite: z.string().nullable(),
  industry: z.string(),
  revenueBracket: z.string(),
  goals: z.string(),
  challenges: z.string(),
  automationExperience: z.string(),
  magicWandFix: z.string(),
  whyGoodFit: z.string(),
  willingToTestify: z.string(),
  additionalInfo: z.string().nullable(),
})

export type BetaRecord = z.infer<typeof betaRecord>
