import { z } from 'zod'
import { call } from './call.ts'

/** waiting: to be sent. failed: given up. held: a person decides. suppressed: the address has unsubscribed. */
const emailStatus = z.enum(['waiting', 'sent', 'failed', 'held', 'suppressed'])

export const emailRecord = z.object({
  id: z.string(),
  /** What kind of email it is, in words. */
  title: z.string(),
  /** Empty: the team. */
  recipient: z.string().nullable(),
  status: emailStatus,
  /** Why it wasn't sent, or not yet. */
  reason: z.string().nullable(),
  attempts: z.number(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** When it's retried. */
  nextAttemptAt: z.string().nullable(),
  /** Whether the admin can resend it. */
  canBeResent: z.boolean(),
})

export type EmailRecord = z.infer<typeof emailRecord>

export const resendEmail = call({
  method: 'POST',
  path: '/api/admin/emails/:id/resend',
  admin: true,
  params: z.object({ id: z.uuid("There's no such email.") }),
  response: emailRecord.pick({ status: true, reason: true }),
})
