import { createHmac } from 'node:crypto'
import { secondMs } from '#contracts/time.ts'
import type { Clock } from '#server/clock.ts'
import { type Channel, Refused } from './channel.ts'
import type { StoredMessage } from './message-repository.ts'

/** What a webhook reports. */
export type WebhookEvent =
  | { type: 'form.received'; formId: string; leadId: string }
  | { type: 'lead.updated'; leadId: string }
  | { type: 'lead.erased'; leadId: string }
  | { type: 'trouble'; data: object; dedupeKey: string }

export type PayloadOf = (message: StoredMessage) => Promise<object>

type Body = string | Uint8Array<ArrayBuffer>
type Headers = Record<string, string>

/** Resolves to the status code. */
export type Post = (url: string, body: Body, headers: Headers) => Promise<number>

type Options = {
  url: string
  secret: string
  clock: Clock
  payloadOf: PayloadOf
  post?: Post | undefined
}

export function createWebhookChannel({ url, secret, clock, payloadOf, post = postOverHttp }: Options): Channel {
  return {
    name: 'webhook',
    async send(message) {
      const body = JSON.stringify(await payloadOf(message))
      const status = await post(url, body, signedHeaders(secret, { id: message.id, body, now: clock.now() }))
      if (status >= 200 && status < 300) return
      if (status === 410) throw new Refused('the receiver no longer exists (410).')
      if (status >= 300 && status < 400)
        throw new Error(`The receiver redirects (${status}). Set WEBHOOK_URL to the final address.`)
      throw new Error(`The receiver responded with ${status}.`)
    },
  }
}

/** Standard Webhooks: https://www.standardwebhooks.com */
function signedHeaders(secret: string, { id, body, now }: { id: string; body: string; now: Date }) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const timestamp = String(Math.floor(now.getTime() / secondMs))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

/**
 * Only the status matters, so the response's body is never read. Redirects aren't followed. A
 * webhook's address may be in the private network, because only the operator sets it.
 */
export async function postOverHttp(url: string, body: Body, headers: Headers, timeoutMs = 10 * secondMs) {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'user-agent': 'modernize-my-business', ...headers },
      body,
      redirect: 'manual',
      signal,
    })
    void response.body?.cancel().catch(() => undefined)
    return response.status
  } catch (error) {
    if (signal.aborted) throw new Error(`The receiver didn't respond within ${timeoutMs / secondMs} seconds.`)
    // The cause may be an AggregateError without a message, if the name has several addresses.
    const { cause = error } = error as { cause?: NodeJS.ErrnoException }
    const { message, code } = cause as NodeJS.ErrnoException
    throw Object.assign(new Error(`The receiver can't be reached: ${message || code}`), { code })
  }
}
