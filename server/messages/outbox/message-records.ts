import type { ChannelName, MessageRecord, MessageStatus } from '#contracts/outbox.ts'
import type { StoredMessage } from './message-repository.ts'

/** By email template or webhook event. */
type Titles = Readonly<Record<string, string>>

/** `canReach`: whether the stored recipient is a valid address. */
export const messageRecords =
  (titles: Titles, canReach: (recipient: string) => boolean) =>
  (message: StoredMessage): MessageRecord => ({
    id: message.id,
    channel: message.channel as ChannelName,
    title: titles[message.template] ?? message.template,
    recipient: message.recipient,
    status: message.status as MessageStatus,
    reason: message.last_error,
    attempts: message.attempts,
    createdAt: message.created_at,
    sentAt: message.sent_at,
    nextAttemptAt: message.status === 'waiting' ? message.next_attempt_at : null,
    canBeResent:
      ['waiting', 'failed', 'held'].includes(message.status) &&
      (message.recipient === null || canReach(message.recipient)),
    canBeDismissed: ['failed', 'held'].includes(message.status),
  })

export type MessageRecordOf = ReturnType<typeof messageRecords>
