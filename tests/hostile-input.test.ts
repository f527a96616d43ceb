import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signIn } from './support/admin.ts'
import { describeOnEachDatabase } from './support/databases.ts'
import { application, exitSurvey, quiz } from './support/leads.ts'
import { testApp } from './support/test-app.ts'

const calls = [
  ['POST', '/api/survey/submit', exitSurvey],
  ['POST', '/api/quiz/submit', quiz],
  ['POST', '/api/beta/apply', application],
  ['POST', '/api/analytics/sessions', { surveyType: 'exit', emailHash: 'a'.repeat(64) }],
  [
    'POST',
    '/api/analytics/events',
    { sessionId: 'x', eventType: 'question_viewed', questionId: 'q', stepIndex: '1', payload: {} },
  ],
  ['PATCH', '/api/analytics/sessions/x/complete', { completed: true, toolkitOptIn: false }],
  ['POST', '/api/toolkit/validate', { password: 'guess' }],
  ['POST', '/api/admin/login', { password: 'guess' }],
] as const

/** 2 000 in all, on two databases. */
const triesPerCall = Math.ceil(1000 / calls.length)

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '\0',
    '\ud800',
    '\u2028\u202e',
    "'; drop table survey_responses; --",
    '<script>alert(1)</script>',
    '=cmd|calc',
    '{{7*7}}',
    '../../etc/passwd',
    'a\r\nBcc: x@y.example',
    'x'.repeat(70_000),
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
  fc.anything({ maxDepth: 4 }),
  fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'),
    fc.anything(),
  ),
)

/** The valid body with some of its parts, at any depth, replaced, removed or added to. */
const spoiled = (body: unknown): fc.Arbitrary<unknown> => {
  if (typeof body !== 'object' || body === null) return fc.oneof({ weight: 3, arbitrary: fc.constant(body) }, nasty)
  const entries = Object.entries(body).map(([key, value]) =>
    fc.tuple(fc.constant(key), fc.oneof({ weight: 4, arbitrary: spoiled(value) }, nasty)),
  )
  const extras = fc.array(
    fc.tuple(fc.oneof(fc.string(), fc.constantFrom('constructor', 'trap', 'visit', 'filledInMs')), nasty),
    { maxLength: 2 },
  )
  return fc
    .tuple(fc.tuple(...entries), extras)
    .map(([known, more]) =>
      Array.isArray(body) ? known.map(([, value]) => value) : Object.fromEntries([...known, ...more]),
    )
}

const asText = (value: unknown) =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ?? 'undefined'

describeOnEachDatabase('hostile input', kind => {
  test.each(calls)(
    '%s %s answers whatever it is sent with no fault of ours',
    async (method, url, valid) => {
      const { app } = await testApp({ kind, env: { TRUST_PROXY: '1', LOG_LEVEL: 'silent' } })
      let visitor = 0
      const bodies = fc.oneof({ weight: 4, arbitrary: spoiled(valid).map(asText) }, fc.string(), nasty.map(asText))
      await fc.assert(
        fc.asyncProperty(bodies, async payload => {
          visitor += 1
          // Each from an address of its own: limits are tested elsewhere.
          const headers = {
            'content-type': 'application/json',
            'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}`,
          }
          const answer = await app.inject({ method, url, payload, headers })
          expect(answer.statusCode).toBeLessThan(500)
          if (answer.statusCode >= 400) expect(answer.json()).toEqual({ error: expect.stringMatching(/^\S.+[\w.]$/) })
        }),
        { numRuns: triesPerCall },
      )
    },
    60_000,
  )
})

const lists = ['/api/admin/leads', '/api/admin/survey-responses', '/api/admin/analytics-sessions']

describeOnEachDatabase('hostile questions of the administrator', kind => {
  test('lists answer whatever they are asked, and changes whatever they are sent, with no fault of ours', async () => {
    const { app } = await testApp({ kind, env: { LOG_LEVEL: 'silent' } })
    const headers = await signIn(app)
    await app.inject({ method: 'POST', url: '/api/quiz/submit', payload: quiz })
    const [lead] = (await app.inject({ url: '/api/admin/leads', headers })).json()
    const part = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), nasty.map(asText))
    const query = fc.dictionary(fc.constantFrom('q', 'limit', 'cursor', 'status', 'format', 'days', 'zone'), part)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lists),
        query,
        spoiled({ status: 'won', note: 'n' }),
        async (path, q, body) => {
          const search = new URLSearchParams(q)
          const answers = await Promise.all([
            app.inject({ url: `${path}?${search}`, headers }),
            app.inject({ url: `${path}/export?${search}`, headers }),
            app.inject({ url: `/api/admin/lead-figures?${search}`, headers }),
            app.inject({
              method: 'PATCH',
              url: `/api/admin/leads/${lead.id}`,
              headers: { ...headers, 'content-type': 'application/json' },
              payload: asText(body),
            }),
          ])
          for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500)
        },
      ),
      { numRuns: 100 },
    )
  }, 60_000)
})

test('arrays nested beyond measure are refused, not followed', async () => {
  const { app } = await testApp({ env: { LOG_LEVEL: 'silent' } })
  for (const [method, url] of calls) {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    const payload = `{"payload":${deep},"sessionId":"x","eventType":"a"}`
    const answer = await app.inject({ method, url, payload, headers: { 'content-type': 'application/json' } })
    expect(answer.statusCode).toBe(400)
  }
})
