import fc from 'fast-check'

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

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
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

export const corrupted = (body: unknown): fc.Arbitrary<unknown> => {
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
export const toJsonText = (value: unknown) =>
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

export const hostileBody = (valid: unknown): fc.Arbitrary<Buffer> => {
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
