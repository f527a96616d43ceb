import { z } from 'zod'
import { call } from './call.ts'
import { listQuery } from './lists.ts'
import { surveyType } from './survey-type.ts'

/** What a form doesn't ask for is null. */
const contact = z.object({
  email: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  businessName: z.string().nullable(),
})

const surveyAnswer = z.union([z.string(), z.number(), z.array(z.string())])

const leadSource = z.object({
  firstPage: z.string().nullable(),
  referrerHost: z.string().nullable(),
  campaign: z.record(z.string(), z.string()),
})

export type LeadSource = z.infer<typeof leadSource>

/** These field names are fixed: don't rename them. */
export const surveyResponseRecord = z.object({
  id: z.string(),
  completedAt: z.string(),
  source: leadSource,
  botCheck: z.string().nullable(),
  surveyType,
  responses: z.object({
    contactInfo: z.object({ name: z.string(), email: z.string(), phone: z.string(), businessName: z.string() }),
    /** By question text, in survey order. */
    answers: z.record(z.string(), surveyAnswer),
    toolkitOptIn: z.boolean(),
  }),
  /** The same answers by question id, and as text. */
  answers: z.array(z.object({ id: z.string(), question: z.string(), answer: surveyAnswer, text: z.string() })),
})

export type SurveyResponseRecord = z.infer<typeof surveyResponseRecord>

/** Something a form says, usually a question and its answer. */
const formFact = z.object({
  id: z.string(),
  label: z.string(),
  value: z.string(),
  /** The value is the address of their website. */
  isWebsite: z.literal(true).optional(),
})

export type FormFact = z.infer<typeof formFact>

export const formRecord = z.object({
  id: z.string(),
  kind: z.string(),
  variant: z.string().nullable(),
  submittedAt: z.string(),
  contact,
  title: z.string(),
  facts: z.array(formFact),
  source: leadSource,
  /** The reason if it's a possible bot. */
  botCheck: z.string().nullable(),
})

export type FormRecord = z.infer<typeof formRecord>

export const listSurveyResponses = call({
  method: 'GET',
  path: '/api/admin/survey-responses',
  admin: true,
  query: listQuery,
  response: z.array(surveyResponseRecord),
})
