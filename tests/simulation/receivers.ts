import { Refused } from '#server/messages/channel.ts'
import type { Transports } from '#server/messages/outbox.ts'
import type { OutgoingEmail } from '#server/messages/smtp.ts'
import type { VirtualClock } from '#tests/support/virtual-clock.ts'
import type { Random } from './random.ts'

/**
 * What a receiver took. `answered`: whether the server learned of it and could store that. `isLate`: its server's machine
 * slept in between, so the lease has expired, and another server may have sent it by then.
 */
export type Accepted<Content> = {
  id: string
  content: Content
  at: number
  server: object
  answered: boolean
  isLate: boolean
}

export type WebhookEvent = { type: string; timestamp: string; data: { lead: { id: string; email?: string } } }

export type Receivers = ReturnType<typeof createReceivers>

const minutes = 60_000
/** Less than the leases: conversations are cut off after 5 minutes and after 10 seconds. */
const slowestMs = { email: 4.9 * minutes, webhook: 9000 }

/** The email server and the webhook's receiver, with their outages. */
export function createReceivers(time: VirtualClock, random: Random, onMessage: (to: string, text: string) => void) {
  const state = {
    email: { downUntil: 0, lastDownAt: 0, isSlow: false },
    webhook: { downUntil: 0, lastDownAt: 0, isSlow: false },
    /** To a server whose clock is ahead, another's lease looks expired, so both may send. */
    clocksAgree: true,
  }
  const emails: Accepted<OutgoingEmail>[] = []
  const events: Accepted<WebhookEvent>[] = []
  const world = time.forServer()

  /** Takes a message as a network would: it can fail before, and the answer can get lost after. */
  async function receive<Content>(
    channel: 'email' | 'webhook',
    accepted: Accepted<Content>[],
    { id, content, server, isAlive }: Pick<Accepted<Content>, 'id' | 'content' | 'server'> & { isAlive: () => boolean },
  ) {
    const { downUntil, isSlow } = state[channel]
    if (time.now() < downUntil) {
      state[channel].lastDownAt = time.now()
      throw Object.assign(new Error(`${channel} receiver is down`), { code: 'ECONNREFUSED' })
    }
    const losesAnswer = random.chance(0.01)
    const { clocksAgree } = state
    const startedAt = time.now()
    if (isSlow) await world.sleep(random.between(1, slowestMs[channel]))
    // The conversation of a server that was killed either got through or it didn't.
    if (!isAlive() && random.chance(0.5)) return new Promise<void>(() => undefined)
    const isLate = time.now() - startedAt > slowestMs[channel]
    const answered = isAlive() && !losesAnswer && !isLate && clocksAgree && state.clocksAgree
    accepted.push({ id, content, server, at: time.now(), answered, isLate })
    if (losesAnswer) throw Object.assign(new Error('The connection was closed.'), { code: 'ECONNRESET' })
  }

  return {
    state,
    emails,
    events,

    transportsOf: (server: object, isAlive: () => boolean): Transports => ({
      email: {
        async send(email) {
          const [address = ''] = email.to
          onMessage(address, `${email.subject}\n${email.text}`)
          if (address.startsWith('nobody.')) throw new Refused(`550 5.1.1 <${address}>: no such user`)
          if (address.startsWith('full.') && random.chance(0.5)) throw new Error(`452 4.2.2 <${address}>: mailbox full`)
          await receive('email', emails, {
            id: email.messageId.slice(1).split('@')[0] ?? '',
            content: email,
            server,
            isAlive,
          })
          return { refused: 0 }
        },
      },
      async webhook(_url, body, { headers }) {
        onMessage('', body)
        if (random.chance(0.02)) return 500
        const content = JSON.parse(body)
        await receive('webhook', events, { id: headers['webhook-id'] ?? '', content, server, isAlive })
        return 204
      },
    }),

    /** What it took just now was never marked as sent. */
    forget(server: object) {
      for (const accepted of [emails, events])
        for (const message of accepted)
          if (message.server === server && message.at >= time.now()) message.answered = false
    },
  }
}
