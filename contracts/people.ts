import { z } from 'zod'
import { sessionRecord } from './analytics-stats.ts'
import { call } from './call.ts'
import { formKinds, leadStatuses } from './constants.ts'
import { formRecord } from './form-records.ts'
import { exportQuery, listQuery, rangeQuery } from './lists.ts'
import { messageRecord } from './outbox.ts'
import { text } from './text.ts'

const status = z.enum(leadStatuses, 'The status must be new, contacted, booked, won or closed.')

/** A lead is a person: one row, no matter how many forms they sent. */
const personFields = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  businessName: z.string(),
  phone: z.string().nullable(),
  sent: z.record(z.enum(formKinds), z.number()),
  firstSubmittedAt: z.string(),
  lastSubmittedAt: z.string(),
  /** The reason if all their forms are possible bots. */
  botCheck: z.string().nullable(),
  status,
  dueDate: z.object({
    state: z.enum(['due', 'overdue', 'on-time', 'late']),
    dueAt: z.string(),
    answeredAt: z.string().nullable(),
  }),
}

const personSummary = z.object(personFields)

export type PersonSummary = z.infer<typeof personSummary>

const peopleFilter = {
  status: status.optional(),
  due: z.literal('overdue', 'The due filter can only be overdue.').optional(),
}

const peopleQuery = listQuery.extend(peopleFilter)

const peopleExportQuery = exportQuery.extend(peopleFilter)

export type PeopleQuery = z.infer<typeof peopleQuery>

const timelineEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('form'), at: z.string(), record: formRecord }),
  z.object({ kind: z.literal('session'), at: z.string(), record: sessionRecord }),
])

export type TimelineEntry = z.infer<typeof timelineEntry>

const person = z.object({
  ...personFields,
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
  messages: z.array(messageRecord),
  timeline: z.array(timelineEntry),
})

export type Person = z.infer<typeof person>

const personChange = z.object(
  {
    status: status.optional(),
    note: text('The note', 10_000).optional(),
    answered: z.literal(true).optional(),
  },
  'A change is required.',
)

export type PersonChange = z.infer<typeof personChange>

const personParams = z.object({ id: z.uuid("There's no such lead.") })

/** The number of rows removed or anonymized, by table. */
const erasureReceipt = z.object({
  erasedAt: z.string(),
  rows: z.record(z.string(), z.number()),
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

export const exportLead = call({ method: 'GET', path: `${lead}/export`, admin: true, params: personParams })

export const readLeadStats = call({
  method: 'GET',
  path: '/api/admin/lead-stats',
  admin: true,
  query: rangeQuery,
  response: leadStats,
})
