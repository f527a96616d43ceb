import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), 'base64')

/** Standard Webhooks: https://www.standardwebhooks.com */
export function signedHeaders(secret: string, { id, body, now }: { id: string; body: string; now: Date }) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
