import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Clock } from '#server/clock.ts'
import { type Channel, Refused } from '#server/messages/outbox/channel.ts'
import type { StoredMessage } from '#server/messages/outbox/message-repository.ts'
import { signedHeaders } from './webhook-signature.ts'

const defaultTimeoutMs = 10_000

type Delivery = { headers: Record<string, string>; timeoutMs: number }

/** Resolves to the status code. */
export type PostWebhook = (url: string, body: string, delivery: Delivery) => Promise<number>

type Parts = {
  url: string
  clock: Clock
  secret: string
  payloadOf(message: StoredMessage): Promise<object>
  timeoutMs?: number
  post?: PostWebhook | undefined
}

export const createWebhookChannel = ({
  url,
  clock,
  secret,
  payloadOf,
  timeoutMs = defaultTimeoutMs,
  post = postOverHttp,
}: Parts): Channel => ({
  name: 'webhook',
  leaseMs: timeoutMs + 50_000,
  async send(message) {
    const body = JSON.stringify(await payloadOf(message))
    const headers = signedHeaders(secret, { id: message.id, body, now: clock.now() })
    const status = await post(url, body, { headers, timeoutMs })
    if (status >= 200 && status < 300) return
    if (status === 410) throw new Refused('the receiver no longer exists (410).')
    if (status >= 300 && status < 400)
      throw new Error(`The receiver redirects (${status}). Set WEBHOOK_URL to the final address.`)
    throw new Error(`The receiver responded with ${status}.`)
  },
})

/** Only the status matters, so the response's body is never read. Redirects aren't followed. */
const postOverHttp: PostWebhook = async (url, body, { headers, timeoutMs }) => {
  const signal = AbortSignal.timeout(timeoutMs)
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'modernize-my-business',
      ...headers,
    },
    agent: false,
    signal,
  })
  // An error after the response mustn't crash the process.
  request.on('error', () => undefined)
  request.end(body)
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response.statusCode ?? 0
  } catch (error) {
    if (signal.aborted) throw new Error(`The receiver didn't respond within ${timeoutMs / 1000} seconds.`)
    // With several addresses, Node reports an AggregateError without a message.
    const { message, code } = error as NodeJS.ErrnoException
    throw Object.assign(new Error(`The receiver can't be reached: ${message || code}`), { code })
  } finally {
    request.destroy()
  }
}
