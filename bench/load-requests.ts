import { idempotencyHeader } from '#contracts/idempotency.ts'
import { anna, exitSurvey } from '#tests/support/leads.ts'

/** Makes the next request, whole, as it goes over the wire. */
export type Requests = () => string

/** Every request the same: a page. */
export function pageRequests({ host, pathname }: URL): Requests {
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`
  return () => request
}

const survey = {
  ...exitSurvey,
  visit: { firstPage: '/articles', referrerHost: 'search.example' },
  filledInMs: 180_000,
  consentVersion: 1,
}

/**
 * Every request another visitor: their own key, e-mail and address on the network. Numbers are scattered first, because
 * keys that come in order would be kinder to a database than people are.
 */
export function surveyRequests({ host, pathname }: URL, first: number): Requests {
  let number = first
  return () => {
    const scattered = Math.imul(number++, 0x9e3779b1) >>> 0
    const name = scattered.toString(16).padStart(8, '0')
    const network = [24, 16, 8, 0].map(bits => (scattered >>> bits) & 0xff).join('.')
    const body = JSON.stringify({ ...survey, contactInfo: { ...anna, email: `${name}@example.com` } })
    return `POST ${pathname} HTTP/1.1\r
host: ${host}\r
content-type: application/json\r
content-length: ${Buffer.byteLength(body)}\r
x-forwarded-for: ${network}\r
${idempotencyHeader}: visitor-${name}\r
\r
${body}`
  }
}
