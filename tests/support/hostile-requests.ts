import fc from 'fast-check'
import { routeExample } from './route-examples.ts'

/** Keys that every object inherits, or that promises and serializers look up. */
const trickyKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'toJSON',
  'hasOwnProperty',
  'then',
  '',
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '\0',
    '\ud800',
    'a\udc00b',
    '\u2028\u202e',
    "'; drop table forms; --",
    '<script>alert(1)</script>',
    '=cmd|calc',
    '{{7*7}}',
    '../../etc/passwd',
    'a\r\nBcc: x@y.example',
    '01900000-0000-7000-8000-000000000000',
    '9'.repeat(400),
    'x'.repeat(5001),
    Number.MAX_VALUE,
    -1,
    1e-7,
    Number.MAX_SAFE_INTEGER + 2,
    null,
    true,
    [],
    {},
    [[[[[]]]]],
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.anything({ maxDepth: 3 }),
  fc.dictionary(trickyKey, fc.anything({ maxDepth: 1 })),
)

const corrupted = (body: unknown): fc.Arbitrary<unknown> => {
  if (typeof body !== 'object' || body === null)
    return fc.oneof({ weight: 3, arbitrary: fc.constant(body) }, hostileValue)
  const entries = Object.entries(body).map(([key, value]) =>
    fc.tuple(fc.constant(key), fc.oneof({ weight: 4, arbitrary: corrupted(value) }, hostileValue)),
  )
  const extras = fc.array(
    fc.tuple(
      fc.oneof(fc.string(), trickyKey, fc.constantFrom('honeypot', 'visit', 'filledInMs', 'consentVersion')),
      hostileValue,
    ),
    { maxLength: 2 },
  )
  return fc
    .tuple(fc.tuple(...entries), extras)
    .map(([known, more]) =>
      Array.isArray(body) ? known.map(([, value]) => value) : Object.fromEntries([...known, ...more]),
    )
}

/** `JSON.stringify` that also takes BigInt and undefined. */
const toJsonText = (value: unknown) =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ?? 'undefined'

const nested = (open: string, close: string) =>
  fc.constantFrom(10, 1000, 30_000).map(depth => open.repeat(depth) + close.repeat(depth))

/** Unusual and invalid JSON as the value of a known field, with a duplicate key. */
const oddJson = (fields: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...fields, 'x'),
      fc.oneof(
        fc.constantFrom('1e400', '-1e400', '-0', '1E-400', '0'.repeat(50), `1${'0'.repeat(5000)}`, 'NaN', '1_000'),
        fc.constantFrom('"\\ud800"', '"\\u0000"', '"\\udfff\\ud800"', "'single'", 'undefined', '"unended', '\ufeff{}'),
        fc.constantFrom('{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'),
        nested('[', ']'),
        nested('{"a":', '}').map(json => json.replace('}', '1}')),
        nested('[', ''),
      ),
    )
    .map(([field, json]) => `{"${field}":${json},"${field}":${json}}`)

const tooLarge = fc.constantFrom(65_537, 70_000).map(length => `{"x":"${'x'.repeat(length)}"}`)

const hostileBody = (valid: unknown): fc.Arbitrary<Buffer> => {
  const fields = Object.keys(valid ?? {})
  return fc.oneof(
    { weight: 12, arbitrary: corrupted(valid ?? {}).map(value => Buffer.from(toJsonText(value))) },
    { weight: 2, arbitrary: hostileValue.map(value => Buffer.from(toJsonText(value))) },
    { weight: 4, arbitrary: oddJson(fields).map(text => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.string().map(text => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)) },
    { weight: 1, arbitrary: tooLarge.map(text => Buffer.from(text)) },
  )
}

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
