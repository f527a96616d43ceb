import { z } from 'zod'
import { sessionRecord } from './analytics-stats.ts'
import { call } from './call.ts'
import { leadStatuses, maxLengths } from './constants.ts'
import { formRecord } from './form-records.ts'
import { exportQuery, listQuery, rangeQuery } from './lists.ts'
import { messageRecord } from './outbox.ts'
import { text } from './text.ts'

const status = z.enum(leadStatuses, 'The status must be new, contacted, booked, won or closed.')

/** One row per email address, no matter how many forms they sent. */
const leadFields = {
  id: z.string(),
  email: z.string(),
  /** Null if no form asked for it, like the next two. */
  name: z.string().nullable(),
  businessName: z.string().nullable(),
  phone: z.string().nullable(),
  /** How many forms of each kind, without kinds they never sent. */
  sent: z.array(z.object({ kind: z.string(), label: z.string(), count: z.number() })),
  firstSubmittedAt: z.string(),
  lastSubmittedAt: z.string(),
  /** The reason if all their forms are possible bots. */
  botCheck: z.string().nullable(),
  status,
  /** Null if none of their forms promised a reply. */
  dueDate: z
    .object({
      state: z.enum(['due', 'overdue', 'on-time', 'late']),
      dueAt: z.string(),
      answeredAt: z.string().nullable(),
    })
    .nullable(),
}

const leadSummary = z.object(leadFields)

export type LeadSummary = z.infer<typeof leadSummary>

const leadFilter = {
  status: status.optional(),
  due: z.literal('overdue', 'The due filter can only be overdue.').optional(),
}

const leadsQuery = listQuery.extend(leadFilter)

const leadsExportQuery = exportQuery.extend(leadFilter)

export type LeadsQuery = z.infer<typeof leadsQuery>

const timelineEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('form'), at: z.string(), record: formRecord }),
  z.object({ kind: z.literal('session'), at: z.string(), record: sessionRecord }),
])

export type TimelineEntry = z.infer<typeof timelineEntry>

const callSheetPoint = z.object({ label: z.string(), answer: z.string(), hint: z.string().optional() })
const callSheetSection = z.object({ title: z.string(), points: z.array(callSheetPoint) })

/** From their latest form of each kind. */
const callSheet = z.object({ startHere: z.array(callSheetPoint), sections: z.array(callSheetSection) })

export type CallSheetPoint = z.infer<typeof callSheetPoint>
export type CallSheetSection = z.infer<typeof callSheetSection>
export type CallSheet = z.infer<typeof callSheet>

const lead = z.object({
  ...leadFields,
  note: z.string(),
  unsubscribed: z.boolean(),
  consents: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      wording: z.string(),
      version: z.number(),
      page: z.string(),
      givenAt: z.string(),
    }),
  ),
  messages: z.array(messageRecord),
  timeline: z.array(timelineEntry),
  callSheet,
  /** To their latest form that anyone replies to. */
  replies: z.array(z.object({ label: z.string(), subject: z.string(), message: z.string() })),
})

export type Lead = z.infer<typeof lead>

const leadChange = z.object(
  {
    status: status.optional(),
    note: text('The note', maxLengths.note).optional(),
    answered: z.literal(true).optional(),
  },
  'A change is required.',
)

export type LeadChange = z.infer<typeof leadChange>

const leadParams = z.object({ id: z.uuid("There's no such lead.") })

const erasureReceipt = z.object({
  erasedAt: z.string(),
  /** What was removed or anonymized, in words. */
  removed: z.array(z.object({ what: z.string(), count: z.number() })),
  /** False while a backup or an export keeps a copy in the database's log. The server removes it afterwards. */
  isComplete: z.boolean(),
})

export type ErasureReceipt = z.infer<typeof erasureReceipt>

const leadStats = z.object({
  total: z.number(),
  /** Every day of the range, oldest first, including days without leads. */
  days: z.array(z.object({ day: z.iso.date(), leads: z.number() })),
})

export type LeadStats = z.infer<typeof leadStats>

const leadsPath = '/api/admin/leads'
const leadPath = `${leadsPath}/:id` as const

export const listLeads = call({
  method: 'GET',
  path: leadsPath,
  admin: true,
  query: leadsQuery,
  response: z.array(leadSummary),
})

export const exportLeads = call({ method: 'GET', path: `${leadsPath}/export`, admin: true, query: leadsExportQuery })

export const readLead = call({ method: 'GET', path: leadPath, admin: true, params: leadParams, response: lead })

export const changeLead = call({
  method: 'PATCH',
  path: leadPath,
  admin: true,
  params: leadParams,
  body: leadChange,
  response: lead,
})

export const eraseLead = call({
  method: 'DELETE',
  path: leadPath,
  admin: true,
  params: leadParams,
  response: erasureReceipt,
})

export const exportLead = call({ method: 'GET', path: `${leadPath}/export`, admin: true, params: leadParams })

export const readLeadStats = call({
  method: 'GET',
  path: '/api/admin/lead-stats',
  admin: true,
  query: rangeQuery,
  response: leadStats,
})
