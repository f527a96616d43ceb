import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { ReadBookingEvent } from './booking-event.ts'
import { readCalComEvent } from './cal-com.ts'
import { readCalendlyEvent } from './calendly.ts'

/** A captured request can't be sent again later. */
const maxAgeMs = 5 * 60_000

const calendlyHeader = 'calendly-webhook-signature'
const calComHeader = 'x-cal-signature-256'

type Request = { headers: IncomingHttpHeaders; body: Buffer; now: number }

/** How to read a request that one of the services signed with the secret. Undefined for any other request. */
export function signedBy(secret: string, { headers, body, now }: Request): ReadBookingEvent | undefined {
  const { [calendlyHeader]: calendly, [calComHeader]: calCom } = headers
  if (typeof calendly === 'string') {
    const { t = '', v1 = '' } = Object.fromEntries(calendly.split(',').map(part => part.trim().split('=', 2)))
    const isRecent = /^\d{1,12}$/.test(t) && Math.abs(now - Number(t) * 1000) <= maxAgeMs
    return isRecent && isSignature(v1, secret, `${t}.`, body) ? readCalendlyEvent : undefined
  }
  return typeof calCom === 'string' && isSignature(calCom, secret, '', body) ? readCalComEvent : undefined
}

/** Over the bytes as they arrived. */
export const signatureOf = (secret: string, prefix: string, body: Buffer | string) =>
  createHmac('sha256', secret).update(prefix).update(body).digest()

function isSignature(text: string, secret: string, prefix: string, body: Buffer) {
  const given = Buffer.from(/^[\da-f]{64}$/i.test(text) ? text : '', 'hex')
  const expected = signatureOf(secret, prefix, body)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
