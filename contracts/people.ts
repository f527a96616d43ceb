import { z } from 'zod'
import { sessionRecord } from './analytics-stats.ts'
import { call } from './call.ts'
import { formKinds, leadStatuses } from './constants.ts'
import { emailRecord } from './emails.ts'
import { formRecord } from './form-records.ts'
import { exportQuery, listQuery } from './lists.ts'
import { text } from './text.ts'

const status = z.enum(leadStatuses, 'The status must be new, contacted, booked, won or closed.')

/** A lead is a person: one line, however many forms they sent. */
const personLine = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  businessName: z.string(),
  phone: z.string().nullable(),
  /** How many forms of each kind they sent. */
  sent: z.record(z.enum(formKinds), z.number()),
  firstSubmittedAt: z.string(),
  lastSubmittedAt: z.string(),
  /** Why all their forms may be a bot's. */
  botCheck: z.string().nullable(),
  status,
  /** When an answer is due: 48 business hours after the form. */
  dueDate: z.object({
    /** on-time and late: answered. */
    state: z.enum(['due', 'overdue', 'on-time', 'late']),
    dueAt: z.string(),
    answeredAt: z.string().nullable(),
  }),
}

const personSummary = z.object(personLine)

export type PersonSummary = z.infer<typeof personSummary>

/** Which of the people a list shows, beside the search. */
const peopleFilter = {
  status: status.optional(),
  /** Those who should have had an answer by now. */
  due: z.literal('overdue', 'The due filter can only be overdue.').optional(),
}

const peopleQuery = listQuery.extend(peopleFilter)

const peopleExportQuery = exportQuery.extend(peopleFilter)

export type PeopleQuery = z.infer<typeof peopleQuery>

/** Newest first. */
const timelineEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('form'), at: z.string(), record: formRecord }),
  z.object({ kind: z.literal('session'), at: z.string(), record: sessionRecord }),
])

export type TimelineEntry = z.infer<typeof timelineEntry>

const person = z.object({
  ...personLine,
  note: z.string(),
  unsubscribed: z.boolean(),
  consents: z.array(
    z.object({
      id: z.string(),
      purpose: z.string(),
      wording: z.string(),
      version: z.number(),
      page: z.string(),
      givenAt: z.string(),
    }),
  ),
  emails: z.array(emailRecord),
  timeline: z.array(timelineEntry),
})

export type Person = z.infer<typeof person>

const personChange = z.object(
  {
    status: status.optional(),
    note: text('The note', 10_000).optional(),
    /** The latest form has been answered, whatever the status was before. */
    answered: z.literal(true).optional(),
  },
  'A change is required.',
)

export type PersonChange = z.infer<typeof personChange>

const personParams = z.object({ id: z.uuid("There's no such lead.") })

/** How many rows were removed or emptied, by table: the receipt of an erasure. */
const erasureReceipt = z.object({
  erasedAt: z.string(),
  rows: z.record(z.string(), z.number()),
  /** False while a backup or an export keeps the last copy in the database's log; the server removes it after that. */
  isComplete: z.boolean(),
})

export type ErasureReceipt = z.infer<typeof erasureReceipt>

const leadStatsQuery = z.object({
  days: z.enum(['7', '30', '90', 'all'], 'The range must be 7, 30, 90 or all.'),
})

const counted = z.array(z.object({ name: z.string().nullable(), leads: z.number() }))

const leadStats = z.object({
  total: z.number(),
  /** Every day of the range, oldest first, those without a lead too. */
  days: z.array(z.object({ day: z.iso.date(), leads: z.number() })),
  /** The most frequent first; a name that is missing is not known. */
  firstPages: counted,
  referrers: counted,
})

export type LeadStats = z.infer<typeof leadStats>

const leads = '/api/admin/leads'
const lead = `${leads}/:id` as const

export const listLeads = call({
  method: 'GET',
  path: leads,
  admin: true,
  query: peopleQuery,
  response: z.array(personSummary),
})

export const exportLeads = call({ method: 'GET', path: `${leads}/export`, admin: true, query: peopleExportQuery })

export const readLead = call({ method: 'GET', path: lead, admin: true, params: personParams, response: person })

export const changeLead = call({
  method: 'PATCH',
  path: lead,
  admin: true,
  params: personParams,
  body: personChange,
  response: person,
})

export const eraseLead = call({
  method: 'DELETE',
  path: lead,
  admin: true,
  params: personParams,
  response: erasureReceipt,
})

/** Everything that's stored about them. */
export const exportLead = call({ method: 'GET', path: `${lead}/export`, admin: true, params: personParams })

export const readLeadStats = call({
  method: 'GET',
  path: '/api/admin/lead-stats',
  admin: true,
  query: leadStatsQuery,
  response: leadStats,
})
