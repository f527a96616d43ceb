import { z } from 'zod'
import { call } from './call.ts'
import { emailRecord } from './emails.ts'

/** What an owner wants to see first. */
const overview = z.object({
  /** People who sent their first form within the last 7 days. */
  newLeads: z.number(),
  /** People whose answer is overdue. */
  overdue: z.number(),
  beta: z.object({ taken: z.number(), places: z.number(), applications: z.number() }),
  emails: z.object({
    /** Whether an eSMTP server is configured. */
    canSend: z.boolean(),
    undelivered: z.number(),
    /** The newest of them, with whom they are about. */
    list: z.array(emailRecord.extend({ personId: z.string().nullable(), personName: z.string().nullable() })),
  }),
})

export type Overview = z.infer<typeof overview>

export const readOverview = call({ method: 'GET', path: '/api/admin/overview', admin: true, response: overview })
