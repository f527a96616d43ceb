import { z } from 'zod'
import { bookingRecord } from './bookings.ts'
import { call } from './call.ts'
import { leadSummary } from './leads.ts'
import { messageRecord } from './outbox.ts'

/** Something that's wrong with the installation. */
const trouble = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  whatToDo: z.string(),
  since: z.string(),
})

const deskEntry = z.object({
  kind: z.enum(['reply', 'follow-up', 'call']),
  /** By urgency. `late`: overdue replies and missed follow-ups. */
  group: z.enum(['late', 'calls-today', 'today', 'later', 'calls-tomorrow']),
  lead: leadSummary,
  /** From their answers, such as "Within 1 year · significant budget". Empty without a form. */
  reason: z.string(),
  call: bookingRecord.nullable(),
})

export type DeskEntry = z.infer<typeof deskEntry>

/** Counts people: neither possible bots, which have their own count, nor spam. */
const overview = z.object({
  troubles: z.array(trouble),
  /** Everyone to get back to, each once, the most urgent first. At most 40 of each kind. */
  desk: z.array(deskEntry),
  /** On the app's icon: who waits for a reply or a follow-up, each once. */
  badge: z.number(),
  /** Open leads without a promised reply, a follow-up or a call ahead. */
  noNextStep: z.number(),
  /** That nobody has answered or marked as spam. */
  possibleBots: z.number(),
  beta: z.object({ taken: z.number(), places: z.number(), applications: z.number() }),
  outbox: z.object({
    /** Whether an SMTP server is configured. */
    canEmail: z.boolean(),
    undelivered: z.number(),
    list: z.array(messageRecord.extend({ leadId: z.string().nullable(), leadName: z.string().nullable() })),
  }),
})

export type Overview = z.infer<typeof overview>

export const readOverview = call({ method: 'GET', path: '/api/admin/overview', admin: true, response: overview })
