import { z } from 'zod'
import { call } from './call.ts'
import { listQuery } from './lists.ts'

/** What the list can be narrowed to. */
export const auditGroups = ['logins', 'views', 'changes', 'exports', 'erasures', 'emails', 'settings'] as const
export type AuditGroup = (typeof auditGroups)[number]

const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** A sentence without its period, such as "Changed the status from New to Contacted". */
  what: z.string(),
  /** Null if it isn't about a lead. */
  lead: z
    .object({
      id: z.string(),
      /** Null after an erasure. */
      name: z.string().nullable(),
    })
    .nullable(),
  device: z.string().nullable(),
  address: z.string().nullable(),
  /** By the admin session that asks. */
  isThisDevice: z.boolean(),
})

export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditEntries = call({
  method: 'GET',
  path: '/api/admin/audit-log',
  admin: true,
  query: listQuery.omit({ q: true }).extend({
    show: z.enum(auditGroups, `The filter must be one of ${auditGroups.join(', ')}.`).optional(),
    lead: z.uuid("There's no such lead.").optional(),
  }),
  response: z.array(auditEntry),
})
