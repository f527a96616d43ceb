import type { ChannelName } from '#contracts/outbox.ts'
import type { StoredMessage } from './message-repository.ts'

export type Channel = {
  name: ChannelName
  /** Throws `Refused` or `NotWanted` if a retry can't help. After any other error, it's retried. */
  send(message: StoredMessage): Promise<void>
}

/** The recipient won't accept it. */
export class Refused extends Error {}

/** Nobody wants it anymore. */
export class NotWanted extends Error {}
