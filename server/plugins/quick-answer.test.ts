import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test, vi } from 'vitest'
import { createHttpServer } from '#server/http-server.ts'
import { builtSite } from '#tests/support/test-app.ts'
import { loadSitePages } from './site-pages.ts'

const home = readFileSync(join(builtSite, 'client/index.html.gz'))
const about = readFileSync(join(builtSite, 'client/about/index.html.gz'))

let server: Server
let port = 0

beforeAll(async () => {
  server = createHttpServer(
    (request, response) => {
      // Takes its time, as a call of the API does.
      setTimeout(() => response.end(`later: ${request.url}`), 20)
    },
    loadSitePages(builtSite, 'http://localhost:3000'),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  return () => server.close()
})

const request = (line: string, headers = '') => `${line}\r\nhost: localhost\r\naccept-encoding: gzip\r\n${headers}\r\n`
const lastRequest = (line: string) => request(line, 'connection: close\r\n')

/** Sends these bytes in one go; returns all that comes back until the server hangs up. */
async function exchange(sent: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  return answersIn(await buffer(socket))
}

type Answer = { status: string; headers: Record<string, string>; body: Buffer }

function answersIn(bytes: Buffer, withoutBody: readonly number[] = []): Answer[] {
  const answers: Answer[] = []
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf('\r\n\r\n')
    const [status = '', ...lines] = rest.toString('latin1', 0, end).split('\r\n')
    const headers = Object.fromEntries(lines.map(line => line.split(/: (.*)/).slice(0, 2)))
    const isEmpty = withoutBody.includes(answers.length) || status.includes(' 304 ')
    const length = isEmpty ? 0 : Number(headers['content-length'] ?? headers['Content-Length'])
    answers.push({ status, headers, body: rest.subarray(end + 4, end + 4 + length) })
    rest = rest.subarray(end + 4 + length)
  }
  return answers
}

test('it says what Node says when it writes the head itself', async () => {
  const [quick, byNode] = await exchange(request('GET / HTTP/1.1') + lastRequest('GET / HTTP/1.1'))
  const { Connection, 'Keep-Alive': keepAlive, Date: _quickDate, ...headers } = quick?.headers ?? {}
  const { Connection: closing, Date: _date, ...expected } = byNode?.headers ?? {}
  expect([quick?.status, quick?.body]).toEqual([byNode?.status, byNode?.body])
  expect(headers).toEqual(expected)
  expect([Connection, keepAlive, closing]).toEqual(['keep-alive', 'timeout=65', 'close'])
})

test('the date is the one of the moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    for (const moment of ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.999Z', '2026-03-01T12:00:01.000Z']) {
      vi.setSystemTime(moment)
      const [answer] = await exchange(request('GET / HTTP/1.1') + lastRequest('GET / HTTP/1.1'))
      expect(answer?.headers.Date).toBe(new Date(moment).toUTCString())
    }
  } finally {
    vi.useRealTimers()
  }
})

test('requests sent without waiting are answered in their order, whoever answers them', async () => {
  const answers = await exchange(
    [
      request('GET / HTTP/1.1'),
      request('GET /about HTTP/1.1'),
      request('GET /api/x HTTP/1.1'),
      request('GET / HTTP/1.1', 'content-length: 5\r\n'),
      'extra',
      request('GET /about HTTP/1.1'),
      lastRequest('GET / HTTP/1.1'),
    ].join(''),
  )
  expect(answers.map(({ body }) => body)).toEqual([home, about, Buffer.from('later: /api/x'), home, about, home])
})

test('one request after the other on one connection', async () => {
  const socket = connect(port, '127.0.0.1')
  for (const [path, body] of [
    ['/', home],
    ['/about', about],
    ['/', home],
  ] as const) {
    socket.write(request(`GET ${path} HTTP/1.1`))
    let received = Buffer.alloc(0)
    while (received.subarray(received.indexOf('\r\n\r\n') + 4).length < body.length || !received.includes('\r\n\r\n')) {
      const [chunk] = (await once(socket, 'data')) as [Buffer]
      received = Buffer.concat([received, chunk])
    }
    expect(answersIn(received)).toMatchObject([{ status: 'HTTP/1.1 200 OK', body }])
  }
  socket.destroy()
})

test('what is not the usual case is answered as ever', async () => {
  const [old] = await exchange('GET / HTTP/1.0\r\naccept-encoding: gzip\r\n\r\n')
  expect([old?.headers.Connection, old?.body]).toEqual(['close', home])
  const [oldButStaying] = await exchange(
    `GET / HTTP/1.0\r\nconnection: keep-alive\r\naccept-encoding: gzip\r\n\r\n${lastRequest('GET / HTTP/1.1')}`,
  )
  expect([oldButStaying?.headers.Connection, oldButStaying?.body]).toEqual(['keep-alive', home])
  const socket = connect(port, '127.0.0.1')
  socket.write(request('HEAD / HTTP/1.1') + lastRequest('GET /about HTTP/1.1'))
  const [head, next] = answersIn(await buffer(socket), [0])
  expect([head?.headers['content-length'], next?.body]).toEqual([String(home.length), about])
  const [first] = await exchange(lastRequest('GET / HTTP/1.1'))
  const [unchanged] = await exchange(
    request('GET / HTTP/1.1', `if-none-match: ${first?.headers.etag}\r\nconnection: close\r\n`),
  )
  expect([unchanged?.status, unchanged?.body.length]).toEqual(['HTTP/1.1 304 Not Modified', 0])
})
