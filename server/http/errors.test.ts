import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { errorResponse } from '#contracts/responses.ts'
import { testApp } from '#tests/support/test-app.ts'

async function appWithRoutes() {
  const parts = await testApp()
  parts.app.post(
    '/api/echo',
    { schema: { body: z.object({ name: z.string('Name is required') }) } },
    async request => request.body,
  )
  parts.app.get('/api/broken', async () => {
    throw new Error('secret detail of anna@example.com')
  })
  parts.app.get('/api/duplicate', async () => {
    throw Object.assign(new Error('duplicate key (anna@example.com)'), {
      code: '23505',
      severity: 'ERROR',
      detail: 'Key (email)=(anna@example.com) already exists.',
    })
  })
  parts.app.get('/api/no-database', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })
  })
  return parts
}

const json = { 'content-type': 'application/json' }

test.each([
  ['plain text', { 'content-type': 'text/plain' }, 'name=x', 415, 'Only JSON is accepted.'],
  [
    'a URL-encoded form',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'name=x',
    415,
    'Only JSON is accepted.',
  ],
  ['malformed JSON', json, '{"name":', 400, "The request isn't valid JSON."],
  ['an empty body', json, '', 400, 'The request body is empty.'],
  ['prototype pollution', json, '{"name":"x","__proto__":{"admin":true}}', 400, "The request isn't valid JSON."],
  ['a body over 64 KB', json, `{"name":"${'x'.repeat(64 * 1024)}"}`, 413, 'The request is too large.'],
  ['an invalid field', json, '{"name":5}', 400, 'Name is required'],
])('rejects %s with a one-sentence error', async (_case, headers, payload, status, sentence) => {
  const { app } = await appWithRoutes()
  const response = await app.inject({ method: 'POST', url: '/api/echo', headers, payload })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toEqual({ error: sentence })
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
})

test('hides internal details from a 500 response and logs the request id', async () => {
  const { app, logLines } = await appWithRoutes()
  const response = await app.inject({ url: '/api/broken' })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ error: 'Something went wrong on our side. Please try again.' })
  const logged = logLines.map(line => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
  expect(logged.reqId).toBe(response.headers['x-request-id'])
})

test('responds with 503 and Retry-After when the database is unavailable', async () => {
  const { app, logLines } = await appWithRoutes()
  const response = await app.inject({ url: '/api/no-database' })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.body).not.toContain('10.0.0.5')
  const logged = logLines.map(line => JSON.parse(line)).find(({ msg }) => msg === 'database unavailable')
  expect(logged.error.code).toBe('ECONNREFUSED')
  expect(logged.error).not.toHaveProperty('frames')
})

test('responds with a JSON error to unknown API paths, wrong methods and malformed URLs', async () => {
  const { app } = await appWithRoutes()
  const statusOf = async (method: 'GET' | 'POST' | 'DELETE', url: string) => {
    const response = await app.inject({ method, url })
    expect(errorResponse.safeParse(response.json()).success).toBe(true)
    return response.statusCode
  }
  expect(await statusOf('GET', '/api/nothing')).toBe(404)
  expect(await statusOf('POST', '/api/nothing')).toBe(404)
  expect(await statusOf('POST', '/about')).toBe(404)
  expect(await statusOf('DELETE', '/nowhere')).toBe(404)
  expect(await statusOf('GET', '/api/%zz')).toBe(400)
  expect(await statusOf('POST', '/%zz')).toBe(400)
})

test('rejects cross-site requests and accepts our own', async () => {
  const { app } = await appWithRoutes()
  const call = (origin: string) =>
    app.inject({
      method: 'POST',
      url: '/api/echo',
      headers: { ...json, origin, host: 'site.test' },
      payload: '{"name":"x"}',
    })
  expect((await call('https://evil.test')).statusCode).toBe(403)
  expect((await call('null')).statusCode).toBe(403)
  expect((await call('https://site.test')).statusCode).toBe(200)
  expect((await call('http://localhost:3000')).statusCode).toBe(200)
})

test('applies the same checks to a percent-encoded path', async () => {
  const { app, logLines } = await appWithRoutes()
  const response = await app.inject({
    method: 'POST',
    url: '/%61pi/echo',
    headers: { ...json, origin: 'https://evil.test' },
    payload: '{"name":"x"}',
  })
  expect(response.statusCode).toBe(403)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(logLines.join('')).toContain('"route":"/api/echo"')
})

test('keeps personal data in database errors out of the log', async () => {
  const { app, logLines } = await appWithRoutes()
  expect((await app.inject({ url: '/api/duplicate' })).statusCode).toBe(500)
  const log = logLines.join('')
  expect(log).toContain('"code":"23505"')
  expect(log).toContain('errors.test.ts')
  expect(log).not.toContain('anna@example.com')
})

test("doesn't log an aborted request as a database failure", async () => {
  const { app, logLines } = await appWithRoutes()
  const failed = new Promise(resolve => app.addHook('onError', async (_request, _reply, error) => resolve(error)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  await once(socket, 'connect')
  const started = once(app.server, 'request')
  socket.write('POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{')
  await started
  socket.resetAndDestroy()
  expect(await failed).toMatchObject({ code: 'ECONNRESET' })
  expect(logLines.join('')).not.toContain('database unavailable')
})

test('logs the route of a request without personal data', async () => {
  const { app, logLines } = await appWithRoutes()
  await app.inject({
    method: 'POST',
    url: '/api/echo?q=anna@example.com',
    remoteAddress: '203.0.113.9',
    headers: { ...json, 'user-agent': 'Anna Browser' },
    payload: '{"name":"Anna"}',
  })
  const log = logLines.join('')
  expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({
    method: 'POST',
    route: '/api/echo',
    status: 200,
    msg: 'request completed',
  })
  expect(log).not.toMatch(/anna|203\.0\.113/i)
})

test('logs unknown API requests without their path', async () => {
  const { app, logLines } = await appWithRoutes()
  for (const method of ['GET', 'POST'] as const) {
    await app.inject({ method, url: '/api/anna@example.com' })
    expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({ method, route: '/api/*', status: 404 })
  }
  expect(logLines.join('')).not.toContain('anna')
})

test('warns once about forwarded requests without TRUST_PROXY', async () => {
  const forwarded = { url: '/api/nothing', headers: { 'x-forwarded-for': '203.0.113.7' } }
  const warnings = (lines: readonly string[]) => lines.filter(line => line.includes('TRUST_PROXY is not set'))
  const without = await testApp()
  for (let call = 0; call < 2; call += 1) await without.app.inject(forwarded)
  expect(warnings(without.logLines)).toHaveLength(1)
  const configured = await testApp({ env: { TRUST_PROXY: '1' } })
  await configured.app.inject(forwarded)
  expect(warnings(configured.logLines)).toEqual([])
})
