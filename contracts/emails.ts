import { z } from 'zod'
import { call } from './call.ts'

/** failed: no more retries. held: until the admin resends it. suppressed: the address has unsubscribed. */
const emailStatus = z.enum(['waiting', 'sent', 'failed', 'held', 'suppressed'])

export const emailRecord = z.object({
  id: z.string(),
  title: z.string(),
  /** Null: the team. */
  recipient: z.string().nullable(),
  status: emailStatus,
  reason: z.string().nullable(),
  attempts: z.number(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
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
