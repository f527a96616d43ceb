import { z } from 'zod'
import { call } from './call.ts'

const channelName = z.enum(['email', 'webhook', 'push', 'indexnow'])
/**
 * failed: no more retries. held: until the administrator resends it. suppressed: nobody wants it, such as after
 * unsubscribing. dismissed: the administrator decided not to send it.
 */
const messageStatus = z.enum(['waiting', 'sent', 'failed', 'held', 'suppressed', 'dismissed'])

export type ChannelName = z.infer<typeof channelName>
export type MessageStatus = z.infer<typeof messageStatus>

export const messageRecord = z.object({
  id: z.string(),
  channel: channelName,
  title: z.string(),
  /** Null: the team, the webhook, or a device. */
  recipient: z.string().nullable(),
  status: messageStatus,
  reason: z.string().nullable(),
  attempts: z.number(),
  createdAt: z.string(),
  canBeResent: z.boolean(),
  /** Held or failed. */
  canBeDismissed: z.boolean(),
})

export type MessageRecord = z.infer<typeof messageRecord>

const messageParams = z.object({ id: z.uuid("There's no such message.") })
const outcome = messageRecord.pick({ status: true, reason: true })

export const resendMessage = call({
  method: 'POST',
  path: '/api/admin/outbox/:id/resend',
  admin: true,
  params: messageParams,
  response: outcome,
})

export const dismissMessage = call({
  method: 'POST',
  path: '/api/admin/outbox/:id/dismiss',
  admin: true,
  params: messageParams,
  response: outcome,
})
