import { z } from 'zod'
import { bookingRecord } from './bookings.ts'
import { call } from './call.ts'
import { addedFrom, leadStatuses, maxLengths, mayWrite } from './constants.ts'
import { formRecord } from './form-records.ts'
import { exportQuery, listQuery } from './lists.ts'
import { messageRecord } from './outbox.ts'
import { plan } from './plan.ts'
import { requiredText, text } from './text.ts'

const status = z.enum(leadStatuses, 'The status must be new, contacted, booked, won or closed.')

/** One row per email address, no matter how many forms they sent. */
export const leadSummary = z.object({
  id: z.string(),
  email: z.string(),
  /** Null if no form asked for it, like the next two. */
  name: z.string().nullable(),
  businessName: z.string().nullable(),
  phone: z.string().nullable(),
  /** How many forms of each kind, without kinds they never sent. */
  sent: z.array(z.object({ kind: z.string(), label: z.string(), count: z.number() })),
  /** That they booked, including canceled ones, and when the next one starts. */
  calls: z.object({ count: z.number(), nextAt: z.string().nullable() }),
  /** Of a form or a booking, like the next one. */
  firstSubmittedAt: z.string(),
  lastSubmittedAt: z.string(),
  /** The reason if all their forms are possible bots. */
  botCheck: z.string().nullable(),
  status,
  /** Null if none of their forms promised a reply, and they canceled no call. */
  dueDate: z
    .object({
      state: z.enum(['due', 'overdue', 'on-time', 'late']),
      dueAt: z.string(),
      /** In the words that the visitor read: "the end of Thursday, November 19". */
      by: z.string(),
      answeredAt: z.string().nullable(),
    })
    .nullable(),
  /** A day in the company's time zone. Due from that day on. */
  followUp: z.object({ on: z.iso.date(), note: z.string(), isDue: z.boolean() }).nullable(),
  isSpam: z.boolean(),
  /** Null unless the owner added them. */
  added: z.object({ from: z.string(), mayWrite: z.string() }).nullable(),
})

export type LeadSummary = z.infer<typeof leadSummary>

const leadFilter = {
  /**
   * Who is listed. A status, `waiting` and `no-next-step` are people only. `all` and `follow-up` are everybody except spam, so
   * they include possible bots, which are marked. `bots` are possible bots that aren't spam. Only `spam` lists spam.
   * By due date for `waiting`, by day for `follow-up`, otherwise by latest form.
   */
  show: z
    .enum(
      ['waiting', 'follow-up', 'no-next-step', 'all', ...leadStatuses, 'bots', 'spam'],
      "There's no such list of leads.",
    )
    .default('waiting'),
}

const leadsQuery = listQuery.extend(leadFilter)

const leadsExportQuery = exportQuery.extend(leadFilter)

export type LeadsQuery = z.infer<typeof leadsQuery>

const timelineEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('form'), at: z.string(), record: formRecord }),
  z.object({ kind: z.literal('booking'), at: z.string(), record: bookingRecord }),
])

export type TimelineEntry = z.infer<typeof timelineEntry>

const callSheetPoint = z.object({ label: z.string(), answer: z.string(), hint: z.string().optional() })
const callSheetSection = z.object({ title: z.string(), points: z.array(callSheetPoint) })

/** From their latest form of each kind. */
const callSheet = z.object({ startHere: z.array(callSheetPoint), sections: z.array(callSheetSection) })

export type CallSheetPoint = z.infer<typeof callSheetPoint>
export type CallSheetSection = z.infer<typeof callSheetSection>
export type CallSheet = z.infer<typeof callSheet>

const lead = leadSummary.extend({
  /** Newest first. */
  notes: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      createdAt: z.string(),
      editedAt: z.string().nullable(),
      /** The name of the passkey they were logged in with, like the next two. */
      author: z.string().nullable(),
    }),
  ),
  answeredBy: z.string().nullable(),
  statusBy: z.string().nullable(),
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
  /** Others who may be the same person. */
  samePhone: z.array(z.object({ id: z.string(), name: z.string() })),
  callSheet,
  /** What they saw after their latest survey. */
  plan: plan.nullable(),
  /** To their latest form that anyone replies to. */
  replies: z.array(z.object({ label: z.string(), subject: z.string(), message: z.string() })),
})

export type Lead = z.infer<typeof lead>

const leadChange = z.object(
  {
    status: status.optional(),
    /** False reopens the lead. */
    answered: z.boolean('Answered must be true or false.').optional(),
    /** Today or later. Null clears it. */
    followUp: z
      .object(
        {
          on: z.iso.date('The follow-up date must be a day such as 2026-11-17.'),
          note: text('The follow-up note', maxLengths.followUp),
        },
        'The follow-up must have a date and a note.',
      )
      .nullable()
      .optional(),
    /** `person`: neither a bot nor spam, so what was held because of it is sent. `spam`: nothing more is sent. */
    verdict: z.enum(['person', 'spam'], 'The verdict must be person or spam.').optional(),
  },
  'A change is required.',
)

export type LeadChange = z.infer<typeof leadChange>

const leadParams = z.object({ id: z.uuid("There's no such lead.") })

const noteText = z.object({ text: requiredText('The note', maxLengths.note) }, 'The note is required.')

/** The browser chooses the id of a new one, so that sending it again adds nothing. */
const noteParams = leadParams.extend({ noteId: z.uuid("There's no such note.") })

const addedLead = z
  .object(
    {
      /** Chosen by the browser, so that sending it again adds nobody. */
      id: z.uuid("The lead's id must be a UUID."),
      name: text('The name', maxLengths.name),
      phone: text('The phone number', maxLengths.phone),
      email: text('The email address', maxLengths.email),
      businessName: text('The business', maxLengths.businessName),
      note: text('The note', maxLengths.note),
      from: z.enum(addedFrom, 'Choose how they came to you.'),
      mayWrite: z.enum(mayWrite, 'Choose on what grounds you may email them.'),
      /** Today or later, or an empty text. */
      followUpOn: z.union([z.literal(''), z.iso.date('The follow-up date must be a day such as 2026-11-17.')]),
    },
    'A lead is required.',
  )
  .refine(({ phone, email }) => phone.trim() !== '' || email.trim() !== '', 'Enter a phone number or an email address.')

export type AddedLead = z.infer<typeof addedLead>

const sameLead = z.object({ leadId: z.uuid("There's no such lead.") }, 'A lead is required.')

const erasureReceipt = z.object({
  erasedAt: z.string(),
  /** What was removed or anonymized, in words. */
  removed: z.array(z.object({ what: z.string(), count: z.number() })),
  /** False while a backup or an export keeps a copy in the database's log. The server removes it afterwards. */
  isComplete: z.boolean(),
  /** Postgres keeps copies of its own, whether or not it's complete. */
  database: z.enum(['sqlite', 'postgres']),
})

export type ErasureReceipt = z.infer<typeof erasureReceipt>

const leadsPath = '/api/admin/leads'
const leadPath = `${leadsPath}/:id` as const
const notePath = `${leadPath}/notes/:noteId` as const

export const listLeads = call({
  method: 'GET',
  path: leadsPath,
  admin: true,
  query: leadsQuery,
  response: z.array(leadSummary),
})

export const exportLeads = call({ method: 'GET', path: `${leadsPath}/export`, admin: true, query: leadsExportQuery })

export const readLead = call({ method: 'GET', path: leadPath, admin: true, params: leadParams, response: lead })

export const addLead = call({
  method: 'POST',
  path: leadsPath,
  admin: true,
  body: addedLead,
  response: lead,
})

/** The other one becomes part of this one. */
export const joinLead = call({
  method: 'POST',
  path: `${leadPath}/join`,
  admin: true,
  params: leadParams,
  body: sameLead,
  response: lead,
})

export const changeLead = call({
  method: 'PATCH',
  path: leadPath,
  admin: true,
  params: leadParams,
  body: leadChange,
  response: lead,
})

/** Adds or changes it. */
export const saveLeadNote = call({
  method: 'PUT',
  path: notePath,
  admin: true,
  params: noteParams,
  body: noteText,
  response: lead,
})

export const removeLeadNote = call({
  method: 'DELETE',
  path: notePath,
  admin: true,
  params: noteParams,
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
