import { connect } from 'node:net'
import fc from 'fast-check'
import { quiz } from './sample-forms.ts'

const body = JSON.stringify(quiz)
const host = 'host: localhost\r\n'
const post = `POST /api/quiz/submit HTTP/1.1\r\n${host}content-type: application/json\r\n`
const whole = `${post}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
const chunked = `${post}transfer-encoding: chunked\r\n\r\n`

/** Invalid HTTP/1.1, and requests that proxies and servers are known to parse differently. */
const known = [
  `${post}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  `${post}content-length: 5\r\ncontent-length: 6\r\n\r\nhello!`,
  `${post}content-length: -1\r\n\r\n`,
  `${post}content-length: 99999999999999999999\r\n\r\n{}`,
  `${post}content-length: 0x10\r\n\r\n${'x'.repeat(16)}`,
  `${post}content-length : 2\r\n\r\n{}`,
  `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `${post}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `${post}transfer-encoding:\x0bchunked\r\n\r\n0\r\n\r\n`,
  `${chunked}ffffffffffffffff\r\nx`,
  `${chunked}-1\r\nx\r\n0\r\n\r\n`,
  `${chunked}zz\r\n`,
  `${chunked}1;${'x'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`,
  `${chunked}2\r\n{}\r\n0\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  `${chunked}2\n{}\n0\n\n`,
  `${post}x: y\r\n z\r\ncontent-length: 2\r\n\r\n{}`,
  `${post}x\0: y\r\n\r\n`,
  `${post}x: \0\r\n\r\n`,
  `${post}: y\r\n\r\n`,
  `${post}x y: z\r\n\r\n`,
  `GET / HTTP/1.1\n${host}\n`,
  'GET / HTTP/1.1\r\n\r\n',
  `GET / HTTP/1.1\r\n${host}${host}\r\n`,
  'GET / HTTP/1.1\r\nhost: \r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a b/c?d@e\r\n\r\n',
  'GET /\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  `GET / HTTP/3.7\r\n${host}\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  `GET http://evil.example/api/admin/leads HTTP/1.1\r\n${host}\r\n`,
  `GET //evil.example/%2e%2e HTTP/1.1\r\n${host}\r\n`,
  `GET \\..\\..\\etc HTTP/1.1\r\n${host}\r\n`,
  `GET /\xff\xfe HTTP/1.1\r\n${host}\r\n`,
  `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
  `GET / HTTP/1.1\r\n${host}${`x: ${'y'.repeat(1000)}\r\n`.repeat(100)}\r\n`,
  `GET / HTTP/1.1\r\n${host}${'a: b\r\n'.repeat(3000)}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
  `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`,
  `TRACE / HTTP/1.1\r\n${host}\r\n`,
  `BREW /pot HTTP/1.1\r\n${host}\r\n`,
  `GET / HTTP/1.1\r\n${host}connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\r\n`,
  `GET / HTTP/1.1\r\n${host}connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n\r\n`,
  `${post}expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`,
  `${post}expect: a miracle\r\ncontent-length: 2\r\n\r\n{}`,
  `${post}content-length: 70000\r\n\r\n${'x'.repeat(70_000)}`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n\r\n\r\n',
  '',
].map(request => Buffer.from(request, 'latin1'))

const damaged = fc
  .tuple(fc.nat(whole.length), fc.nat(20), fc.uint8Array({ maxLength: 20 }))
  .map(([at, dropped, added]) =>
    Buffer.concat([Buffer.from(whole.slice(0, at)), Buffer.from(added), Buffer.from(whole.slice(at + dropped))]),
  )

export const brokenHttp: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...known), { maxLength: 4 }).map(parts => Buffer.concat(parts)) },
  { weight: 4, arbitrary: damaged },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 2000 }).map(bytes => Buffer.from(bytes)) },
)

/** Sends the bytes, half-closes the connection, and returns everything the server sends before it closes its side. */
export function exchange(port: number, bytes: Buffer) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let response = ''
    const timeout = setTimeout(() => {
      reject(
        new Error(
          `The server didn't close the connection after ${JSON.stringify(bytes.toString('latin1').slice(0, 500))}`,
        ),
      )
      socket.destroy()
    }, 25_000)
    const done = () => {
      clearTimeout(timeout)
      socket.destroy()
      resolve(response)
    }
    socket.on('data', chunk => (response += chunk.toString('latin1')))
    // An error is a reset: the server closed the connection before everything was sent.
    socket.on('error', done).on('end', done).on('close', done)
    socket.end(bytes)
  })
}
