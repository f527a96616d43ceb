import { z } from 'zod'
import { call } from './call.ts'
import { messageRecord } from './outbox.ts'

/** The failure is the latest attempt's, and null if it succeeded. */
const backupStatus = z.object({
  lastAt: z.string().nullable(),
  failedAt: z.string().nullable(),
  reason: z.string().nullable(),
})

export type BackupStatus = z.infer<typeof backupStatus>

/** Something that's wrong with the installation. */
const trouble = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  whatToDo: z.string(),
  since: z.string(),
})

const overview = z.object({
  troubles: z.array(trouble),
  /** Leads whose first form is from the last 7 days. */
  newLeads: z.number(),
  overdue: z.number(),
  beta: z.object({ taken: z.number(), places: z.number(), applications: z.number() }),
  outbox: z.object({
    /** Whether an SMTP server is configured. */
    canEmail: z.boolean(),
    undelivered: z.number(),
    list: z.array(messageRecord.extend({ leadId: z.string().nullable(), leadName: z.string().nullable() })),
  }),
  /** Null on Postgres, which the operator backs up. */
  backup: backupStatus.nullable(),
})

export type Overview = z.infer<typeof overview>

export const readOverview = call({ method: 'GET', path: '/api/admin/overview', admin: true, response: overview })
