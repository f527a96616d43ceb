import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
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
  ['not JSON', { 'content-type': 'text/plain' }, 'name=x', 415, 'Only JSON is accepted here.'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'name=x', 415, 'Only JSON is accepted here.'],
  ['malformed JSON', json, '{"name":', 400, 'The request is not valid JSON.'],
  ['an empty body', json, '', 400, 'The request has no content.'],
  ['a poisoned prototype', json, '{"name":"x","__proto__":{"admin":true}}', 400, 'The request is not valid JSON.'],
  ['more than 64 KB', json, `{"name":"${'x'.repeat(64 * 1024)}"}`, 413, 'The request is too large.'],
  ['a wrong field', json, '{"name":5}', 400, 'Name is required'],
])('%s is refused with one sentence', async (_case, headers, payload, status, sentence) => {
  const { app } = await appWithRoutes()
  const answer = await app.inject({ method: 'POST', url: '/api/echo', headers, payload })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ error: sentence })
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test('a fault of ours tells nothing of the inside, and is in the log with the request id', async () => {
  const { app, logLines } = await appWithRoutes()
  const answer = await app.inject({ url: '/api/broken' })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ error: 'Something went wrong on our side. Please try again.' })
  const logged = logLines.map(line => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
  expect(logged.reqId).toBe(answer.headers['x-request-id'])
})

test('a database that is away is 503 with Retry-After', async () => {
  const { app } = await appWithRoutes()
  const answer = await app.inject({ url: '/api/no-database' })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.body).not.toContain('10.0.0.5')
})

test('unknown calls, wrong methods and broken addresses are answered as errors', async () => {
  const { app } = await appWithRoutes()
  const statusOf = async (method: 'GET' | 'POST' | 'DELETE', url: string) => {
    const answer = await app.inject({ method, url })
    expect(errorResponse.safeParse(answer.json()).success).toBe(true)
    return answer.statusCode
  }
  expect(await statusOf('GET', '/api/nothing')).toBe(404)
  expect(await statusOf('POST', '/api/nothing')).toBe(404)
  expect(await statusOf('POST', '/about')).toBe(404)
  expect(await statusOf('DELETE', '/nowhere')).toBe(404)
  expect(await statusOf('GET', '/%zz')).toBe(400)
})

test('what is not even HTTP gets a whole answer, headers included', async () => {
  const { app } = await appWithRoutes()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('NOT HTTP AT ALL\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain('{"error":"The request is not valid HTTP."}')
})

test('pages of other sites cannot call, our own can', async () => {
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

test('another spelling of the address does not get round the guard', async () => {
  const { app, logLines } = await appWithRoutes()
  const answer = await app.inject({
    method: 'POST',
    url: '/%61pi/echo',
    headers: { ...json, origin: 'https://evil.test' },
    payload: '{"name":"x"}',
  })
  expect(answer.statusCode).toBe(403)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(logLines.join('')).toContain('"route":"/api/echo"')
})

test('what a database error quotes does not reach the log', async () => {
  const { app, logLines } = await appWithRoutes()
  expect((await app.inject({ url: '/api/duplicate' })).statusCode).toBe(500)
  const log = logLines.join('')
  expect(log).toContain('"code":"23505"')
  expect(log).toContain('errors.test.ts')
  expect(log).not.toContain('anna@example.com')
})

test('a visitor who leaves in the middle is no fault of the database', async () => {
  const { app, logLines } = await appWithRoutes()
  const noticed = new Promise(resolve => app.addHook('onError', async (_request, _reply, error) => resolve(error)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  await once(socket, 'connect')
  const begun = once(app.server, 'request')
  socket.write('POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{')
  await begun
  socket.resetAndDestroy()
  expect(await noticed).toMatchObject({ code: 'ECONNRESET' })
  expect(logLines.join('')).not.toContain('database unavailable')
})

test('the log of a call holds the route and no personal data', async () => {
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

test('unknown calls are logged too, without their address', async () => {
  const { app, logLines } = await appWithRoutes()
  for (const method of ['GET', 'POST'] as const) {
    await app.inject({ method, url: '/api/anna@example.com' })
    expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({ method, route: '/api/*', status: 404 })
  }
  expect(logLines.join('')).not.toContain('anna')
})

test('answers of the API are kept by no cache', async () => {
  const { app } = await appWithRoutes()
  expect((await app.inject({ url: '/api/broken' })).headers['cache-control']).toBe('no-store')
})

test('a forwarded request without TRUST_PROXY is reported once', async () => {
  const forwarded = { url: '/api/nothing', headers: { 'x-forwarded-for': '203.0.113.7' } }
  const warnings = (lines: readonly string[]) => lines.filter(line => line.includes('TRUST_PROXY is not set'))
  const without = await testApp()
  for (let call = 0; call < 2; call += 1) await without.app.inject(forwarded)
  expect(warnings(without.logLines)).toHaveLength(1)
  const configured = await testApp({ env: { TRUST_PROXY: '1' } })
  await configured.app.inject(forwarded)
  expect(warnings(configured.logLines)).toEqual([])
})
