import { z } from 'zod'

/** waiting: to be tried. failed: given up. held: a person decides. suppressed: the address has unsubscribed. */
const mailStatus = z.enum(['waiting', 'sent', 'failed', 'held', 'suppressed'])

export const mailRecord = z.object({
  id: z.string(),
  /** Which mail it is, in words. */
  title: z.string(),
  /** Empty: the team. */
  recipient: z.string().nullable(),
  status: mailStatus,
  /** Why it was not sent, or not yet. */
  reason: z.string().nullable(),
  attempts: z.number(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** When it is tried again by itself. */
  nextTryAt: z.string().nullable(),
  /** Whether asking for it to be sent again is of any use. */
  canBeResent: z.boolean(),
})

export type MailRecord = z.infer<typeof mailRecord>

export const mailParams = z.object({ id: z.uuid('There is no such mail.') })

export const resendAnswer = z.object({ status: mailStatus, reason: z.string().nullable() })

export type ResendAnswer = z.infer<typeof resendAnswer>
