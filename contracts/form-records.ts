import { z } from 'zod'
import { call } from './call.ts'
import { formKinds } from './constants.ts'
import { exportQuery, listQuery } from './lists.ts'
import { surveyType } from './survey.ts'

const contact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  businessName: z.string(),
})

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
    contactInfo: contact,
    /** By question text, in survey order. */
    answers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
    toolkitOptIn: z.boolean(),
  }),
})

export type SurveyResponseRecord = z.infer<typeof surveyResponseRecord>

export const formRecord = z.object({
  id: z.string(),
  kind: z.enum(formKinds),
  variant: z.string().nullable(),
  submittedAt: z.string(),
  contact: contact.extend({ phone: z.string().nullable() }),
  title: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  /** As stored, with a different shape for each kind of form. Null if they can't be read. */
  answers: z.unknown(),
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

export const exportSurveyResponses = call({
  method: 'GET',
  path: '/api/admin/survey-responses/export',
  admin: true,
  query: exportQuery,
})
