import fc from 'fast-check'
import { corrupted, hostileBody, hostileValue, toJsonText } from './hostile-values.ts'
import { routeExample } from './route-examples.ts'

export type HostileRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | undefined }

/** Keeps most parts of a request valid, so one bad part doesn't hide the handling of the others. */
const mostly = <T>(valid: fc.Arbitrary<T>, ...hostile: Array<fc.Arbitrary<T>>) =>
  fc.oneof({ weight: hostile.length * 2, arbitrary: valid }, ...hostile.map(arbitrary => ({ weight: 1, arbitrary })))

const plainText = (value: unknown) => (typeof value === 'string' ? value : toJsonText(value)).slice(0, 3000)
const encoded = (value: unknown) => encodeURIComponent(plainText(value).toWellFormed())

/** Includes invalid percent encoding and invalid UTF-8. */
const urlPart = fc.oneof(
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
    if (part.startsWith(':')) return mostly(fc.constantFrom('x', ...ids), urlPart)
    return part === '*' ? urlPart : fc.constant(part)
  })
  return fc.tuple(...parts).map(all => all.join('/'))
}

const hostileQuery = (valid: Record<string, string>) => {
  const unchanged = fc.constant(new URLSearchParams(valid).toString())
  const changed = corrupted(valid).map(query =>
    Object.entries(query ?? {})
      .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
      .join('&')
      .slice(0, 6000),
  )
  const names = Object.keys(valid)
  const random = fc
    .array(fc.tuple(fc.constantFrom(...names, '__proto__', 'q[]', 'q[a]', '', '%'), urlPart), { maxLength: 20 })
    .map(pairs =>
      pairs
        .map(([name, value]) => `${name}=${value}`)
        .join('&')
        .slice(0, 6000),
    )
  return mostly(unchanged, changed, random)
}

/** Removes characters that Node's client refuses to send. */
const sendable = (url: string) => url.replace(/[^\x21-\x7e]/g, '')

export function hostileRequest(route: string, ids: readonly string[], authorization: string | undefined) {
  const [method = '', path = ''] = route.split(' ')
  const { body, query } = routeExample(route)
  const takesBody = body !== undefined
  return fc
    .record({
      path: hostilePath(path, ids),
      query: hostileQuery(query),
      type: mostly(fc.constant('application/json'), contentType),
      extra: mostly(fc.constant({}), fc.dictionary(otherHeader, headerText, { maxKeys: 3 })),
      authorization: authorization ? fc.constant(authorization) : mostly(fc.constant('Bearer x'), headerText),
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
