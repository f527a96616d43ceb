import { z } from 'zod'
import { call } from './call.ts'
import { listQuery, rangeQuery } from './lists.ts'
import { surveyType } from './survey-type.ts'

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

const funnels = z.array(
  z.object({
    surveyType,
    title: z.string(),
    /** Each one was completed or left at one of the questions. */
    opened: z.number(),
    completed: z.number(),
    steps: z.array(z.object({ questionId: z.string(), question: z.string(), viewed: z.number(), left: z.number() })),
  }),
)

export type Funnels = z.infer<typeof funnels>

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

export const readFunnels = call({
  method: 'GET',
  path: '/api/analytics/funnel',
  admin: true,
  query: rangeQuery,
  response: funnels,
})

export const listSessions = call({
  method: 'GET',
  path: '/api/admin/analytics-sessions',
  admin: true,
  query: listQuery,
  response: z.array(sessionRecord),
})
