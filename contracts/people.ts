import { z } from 'zod'
import { sessionRecord } from './analytics-figures.ts'
import { betaRecord, quizRecord, surveyResponseRecord } from './lead-records.ts'
import { leadStatuses } from './lead-statuses.ts'
import { exportQuery, listQuery } from './lists.ts'
import { mailRecord } from './mails.ts'
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
  sent: z.object({ survey: z.number(), quiz: z.number(), beta: z.number() }),
  firstSubmittedAt: z.string(),
  lastSubmittedAt: z.string(),
  /** Why all they sent may be the work of a program. */
  suspicion: z.string().nullable(),
  status,
  /** We promise an answer within 48 business hours of a form. */
  promise: z.object({
    /** kept: answered in time. late: answered, but not in time. */
    state: z.enum(['due', 'overdue', 'kept', 'late']),
    dueAt: z.string(),
    answeredAt: z.string().nullable(),
  }),
}

export const personSummary = z.object(personLine)

export type PersonSummary = z.infer<typeof personSummary>

/** Which of the people a list shows, beside the search. */
const peopleFilter = {
  status: status.optional(),
  /** Those who should have had an answer by now. */
  promise: z.literal('overdue', 'The promise can only be overdue.').optional(),
}

export const peopleQuery = listQuery.extend(peopleFilter)

export const peopleExportQuery = exportQuery.extend(peopleFilter)

export type PeopleQuery = z.infer<typeof peopleQuery>

/** Newest first. */
const timelineEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('survey'), at: z.string(), record: surveyResponseRecord }),
  z.object({ kind: z.literal('quiz'), at: z.string(), record: quizRecord }),
  z.object({ kind: z.literal('beta'), at: z.string(), record: betaRecord }),
  z.object({ kind: z.literal('session'), at: z.string(), record: sessionRecord }),
])

export type TimelineEntry = z.infer<typeof timelineEntry>

export const person = z.object({
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
  mails: z.array(mailRecord),
  timeline: z.array(timelineEntry),
})

export type Person = z.infer<typeof person>

export const personChange = z.object(
  {
    status: status.optional(),
    note: text('The note', 10_000).optional(),
    /** The latest form has been answered, whatever the status was before. */
    answered: z.literal(true).optional(),
  },
  'A change is required.',
)

export type PersonChange = z.infer<typeof personChange>

export const personParams = z.object({ id: z.uuid('There is no such lead.') })

/** How many rows were removed or emptied, by table: the receipt of an erasure. */
export const erasureReceipt = z.object({
  erasedAt: z.string(),
  rows: z.record(z.string(), z.number()),
  /** False while a backup or an export keeps the last copy in the database's log; the server removes it after that. */
  isComplete: z.boolean(),
})

export type ErasureReceipt = z.infer<typeof erasureReceipt>

export const leadFiguresQuery = z.object({
  days: z.enum(['7', '30', '90', 'all'], 'The range must be 7, 30, 90 or all.'),
  /** In which a day begins at midnight. */
  zone: text('The time zone', 60),
})

const counted = z.array(z.object({ name: z.string().nullable(), leads: z.number() }))

export const leadFigures = z.object({
  total: z.number(),
  /** Every day of the range, oldest first, those without a lead too. */
  days: z.array(z.object({ day: z.iso.date(), leads: z.number() })),
  /** The most frequent first; a name that is missing is not known. */
  firstPages: counted,
  referrers: counted,
})

export type LeadFigures = z.infer<typeof leadFigures>
