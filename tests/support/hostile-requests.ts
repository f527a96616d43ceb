import fc from 'fast-check'
import { exampleOf } from './call-examples.ts'
import { asText, corrupted, hostileBody, hostileValue } from './hostile-values.ts'

export type HostileRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | undefined }

/** Half of them as they should be, so that the other half of a request is looked at, too. */
const mostly = <T>(usual: fc.Arbitrary<T>, ...hostile: Array<fc.Arbitrary<T>>) =>
  fc.oneof({ weight: hostile.length * 2, arbitrary: usual }, ...hostile.map(arbitrary => ({ weight: 1, arbitrary })))

const plainText = (value: unknown) => (typeof value === 'string' ? value : asText(value)).slice(0, 3000)
const encoded = (value: unknown) => encodeURIComponent(plainText(value).toWellFormed())

/** What may stand in an address: percent signs that mean nothing, and bytes that are no UTF-8, included. */
const addressPart = fc.oneof(
  hostileValue.map(encoded),
  fc.string({ unit: fc.constantFrom(...'%0aZ/\\..;:@&=+$,~[]{}|^`"<>?#'), maxLength: 40 }),
  fc.constantFrom(
    '%00',
    '%zz',
    '%',
    '%c0%af',
    '%ed%a0%80',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '%252e',
    'x'.repeat(2000),
  ),
)

/** Bytes that a header may have by the letter of HTTP. */
const headerText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map(code => String.fromCharCode(code)), maxLength: 100 }),
  fc.string({ unit: fc.integer({ min: 0x80, max: 0xff }).map(code => String.fromCharCode(code)), maxLength: 300 }),
  fc.constantFrom('', '\t', 'x'.repeat(8000), '0', '-1', '"', ',,,', 'null', '*', '__proto__', 'a=b; a=c'),
)

const contentType = fc.constantFrom(
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'json',
  '/',
  '',
  ';',
)

const otherHeader = fc.constantFrom(
  'idempotency-key',
  'origin',
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'content-encoding',
  'cookie',
  'referer',
  'user-agent',
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-original-url',
  'upgrade',
  'te',
)

const hostilePath = (path: string, ids: readonly string[]) => {
  const parts = path.split('/').map(part => {
    if (part.startsWith(':')) return mostly(fc.constantFrom('x', ...ids), addressPart)
    return part === '*' ? addressPart : fc.constant(part)
  })
  return fc.tuple(...parts).map(all => all.join('/'))
}

const hostileQuery = (valid: Record<string, string>) => {
  const usual = fc.constant(new URLSearchParams(valid).toString())
  const changed = corrupted(valid).map(query =>
    Object.entries(query ?? {})
      .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
      .join('&')
      .slice(0, 6000),
  )
  const names = Object.keys(valid)
  const wild = fc
    .array(fc.tuple(fc.constantFrom(...names, '__proto__', 'q[]', 'q[a]', '', '%'), addressPart), { maxLength: 20 })
    .map(pairs =>
      pairs
        .map(([name, value]) => `${name}=${value}`)
        .join('&')
        .slice(0, 6000),
    )
  return mostly(usual, changed, wild)
}

/** Characters that Node's own client does not send; what it makes of them is seen by the test of broken HTTP. */
const sendable = (address: string) => address.replace(/[^\x21-\x7e]/g, '')

/** Hostile uses of a call. The ids are such as exist, for the paths that name one. */
export function hostileRequest(call: string, ids: readonly string[], authorization: string | undefined) {
  const [method = '', path = ''] = call.split(' ')
  const { body, query } = exampleOf(call)
  const takesBody = body !== undefined
  return fc
    .record({
      path: hostilePath(path, ids),
      query: hostileQuery(query),
      type: mostly(fc.constant('application/json'), contentType),
      extra: mostly(fc.constant({}), fc.dictionary(otherHeader, headerText, { maxKeys: 3 })),
      authorization: authorization ? fc.constant(authorization) : mostly(fc.constant('Bearer x'), headerText),
      // Now and then a body where none belongs.
      body: takesBody
        ? hostileBody(body)
        : fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, hostileBody(undefined)),
    })
    .map(({ path, query, type, extra, authorization, body }): HostileRequest => {
      const headers = {
        ...extra,
        authorization,
        ...(body && { 'content-type': type, 'content-length': `${body.length}` }),
      }
      return { method, path: sendable(query ? `${path}?${query}` : path) || '/', headers, body }
    })
}
