import { z } from 'zod'
import { call } from './call.ts'
import { listQuery, rangeQuery } from './lists.ts'
import { surveyType } from './survey-type.ts'
import { sourceKinds } from './visits.ts'

/** Strings rather than booleans, because session records have always had them that way. */
const yesOrNo = z.enum(['true', 'false'])

export const sessionRecord = z.object({
  id: z.string(),
  surveyType,
  isCompleted: yesOrNo,
  toolkitOptIn: yesOrNo,
  startedAt: z.string(),
  completedAt: z.string().nullable(),
  emailHash: z.string().nullable(),
  /** Zero-based. */
  lastStep: z.number(),
  furthestStep: z.number(),
})

export type SessionRecord = z.infer<typeof sessionRecord>

const analyticsSummary = z.object({
  totalSessions: z.number(),
  completedSessions: z.number(),
  toolkitOptIns: z.number(),
  exitSessions: z.number(),
  optimizeSessions: z.number(),
})

export type AnalyticsSummary = z.infer<typeof analyticsSummary>

const dropoffList = z.array(z.object({ stepIndex: z.number(), dropoffCount: z.number() }))

export type DropoffList = z.infer<typeof dropoffList>

const originCounts = z.object({
  kind: z.enum([...sourceKinds, 'page']),
  /** Empty for unknown pages. */
  name: z.string(),
  visits: z.number(),
  /** Forms. */
  started: z.number(),
  /** People, each once, for their first form or booking. Without possible bots and spam. */
  leads: z.number(),
  /** Includes those won, and those closed after their call. */
  booked: z.number(),
  won: z.number(),
})

const report = z.object({
  leadsInTotal: z.number(),
  /** Every day of the range, oldest first. Of all time, the last seven. */
  leads: z.array(z.object({ day: z.iso.date(), leads: z.number() })),
  /** As many days right before. */
  leadsBefore: z.array(z.number()),
  /** Most leads first. */
  sources: z.array(originCounts),
  /** By the first page of the visit. */
  pages: z.array(originCounts),
  /** How often assistants fetched llms.txt and the Markdown version of a page. */
  reads: z.array(z.object({ assistant: z.string(), page: z.string(), reads: z.number() })),
  /** What visitors asked for and there's no page for. */
  missing: z.array(z.object({ page: z.string(), requests: z.number() })),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Where they can be sent. */
  listed: z.array(z.string()),
  surveys: z.array(
    z.object({
      title: z.string(),
      /** Each one was completed or left at one of the questions. */
      opened: z.number(),
      completed: z.number(),
      steps: z.array(z.object({ questionId: z.string(), question: z.string(), viewed: z.number(), left: z.number() })),
    }),
  ),
  /** The other forms. */
  forms: z.array(z.object({ title: z.string(), opened: z.number(), completed: z.number() })),
})

export type AnalyticsReport = z.infer<typeof report>

export const readSummary = call({
  method: 'GET',
  path: '/api/analytics/summary',
  admin: true,
  query: rangeQuery,
  response: analyticsSummary,
})

export const readDropoff = call({
  method: 'GET',
  path: '/api/analytics/dropoff',
  admin: true,
  query: rangeQuery,
  response: dropoffList,
})

export const readReport = call({
  method: 'GET',
  path: '/api/admin/analytics',
  admin: true,
  query: rangeQuery,
  response: report,
})

export const listSessions = call({
  method: 'GET',
  path: '/api/admin/analytics-sessions',
  admin: true,
  query: listQuery,
  response: z.array(sessionRecord),
})
