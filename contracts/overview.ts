import { z } from 'zod'
import { mailRecord } from './mails.ts'

/** What an owner wants to see first. */
export const overview = z.object({
  /** People who sent their first form within the last 7 days. */
  newLeads: z.number(),
  /** People whose answer is overdue. */
  overdue: z.number(),
  beta: z.object({ taken: z.number(), places: z.number(), applications: z.number() }),
  mails: z.object({
    /** Whether a mail server is configured. */
    canSend: z.boolean(),
    undelivered: z.number(),
    /** The newest of them, with whom they are about. */
    list: z.array(mailRecord.extend({ personId: z.string().nullable(), personName: z.string().nullable() })),
  }),
})

export type Overview = z.infer<typeof overview>
