import { z } from 'zod'
import { call } from './call.ts'

const channelName = z.enum(['email', 'webhook'])
/** failed: no more retries. held: until the admin resends it. suppressed: nobody wants it, such as after unsubscribing. */
const messageStatus = z.enum(['waiting', 'sent', 'failed', 'held', 'suppressed'])

export type ChannelName = z.infer<typeof channelName>
export type MessageStatus = z.infer<typeof messageStatus>

export const messageRecord = z.object({
  id: z.string(),
  channel: channelName,
  title: z.string(),
  /** Null: the team, or the webhook. */
  recipient: z.string().nullable(),
  status: messageStatus,
  reason: z.string().nullable(),
  attempts: z.number(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  canBeResent: z.boolean(),
})

export type MessageRecord = z.infer<typeof messageRecord>

export const resendMessage = call({
  method: 'POST',
  path: '/api/admin/outbox/:id/resend',
  admin: true,
  params: z.object({ id: z.uuid("There's no such message.") }),
  response: messageRecord.pick({ status: true, reason: true }),
})
