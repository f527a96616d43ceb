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

/** The first 20. */
const leadList = z.object({ total: z.number(), list: z.array(leadSummary) })

/** Counts people: neither possible bots, which have their own count, nor spam. */
const overview = z.object({
  troubles: z.array(trouble),
  /** Today's and tomorrow's in the company's time zone, earliest first. */
  calls: z.array(bookingRecord.extend({ lead: leadSummary })),
  /** Who is waiting for a reply, soonest due first. */
  waiting: leadList,
  /** Due today or earlier, earliest first. */
  followUps: leadList,
  /** With the status New. */
  newLeads: z.number(),
  overdue: z.number(),
  /** That nobody has answered or marked as spam. */
  possibleBots: z.number(),
  /** The owner's changes of the website that aren't published. */
  wordDrafts: z.number(),
  beta: z.object({ taken: z.number(), places: z.number(), applications: z.number() }),
  outbox: z.object({
    /** Whether an SMTP server is configured. */
    canEmail: z.boolean(),
    undelivered: z.number(),
    list: z.array(messageRecord.extend({ leadId: z.string().nullable(), leadName: z.string().nullable() })),
  }),
  /** Null on Postgres, which the operator backs up. What's wrong with it is in `troubles`. */
  backup: z.object({ lastAt: z.string().nullable() }).nullable(),
})

export type Overview = z.infer<typeof overview>

export const readOverview = call({ method: 'GET', path: '/api/admin/overview', admin: true, response: overview })
