import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { dayMs } from '#contracts/time.ts'

/** What the proxy does with the visitor's X-Forwarded-For header. */
type Forwarding = 'append' | 'replace' | 'pass on'

export type TlsProxyOptions = { port: number; origin: string; key: string; cert: string; forwarding?: Forwarding }

const tlsHandshake = 22

/** Serves TLS and redirects plain HTTP on one port, because the Observatory takes a single host and port. */
export async function startTlsProxy({ port, origin, key, cert, forwarding = 'replace' }: TlsProxyOptions) {
  const address = `https://localhost:${port}`
  const plain = createHttpServer((incoming, response) =>
    response.writeHead(308, { location: `${address}${incoming.url}` }).end(),
  )
  const encrypted = createHttpsServer({ key, cert }, (incoming, response) =>
    forward(origin, forwarding, incoming, response),
  )
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    socket.once('data', chunk => {
      socket.pause()
      socket.unshift(chunk)
      const target = chunk[0] === tlsHandshake ? encrypted : plain
      target.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  }).listen(port, 'localhost')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const target of [plain, encrypted]) target.closeAllConnections()
    server.close()
  })
}

function forward(origin: string, forwarding: Forwarding, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { url, method, socket } = incoming
  const sent = forwarding === 'replace' ? [] : [incoming.headers['x-forwarded-for'] ?? []].flat()
  const added = forwarding === 'pass on' ? [] : [socket.remoteAddress]
  const headers = {
    ...incoming.headers,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': [...sent, ...added].join(', '),
  }
  const forwarded = request(`${origin}${url}`, { method, headers }, response => {
    // The Observatory doesn't grade 404 responses, so they become 200 with the same headers.
    outgoing.writeHead(response.statusCode === 404 ? 200 : Number(response.statusCode), response.headers)
    response.pipe(outgoing)
  }).on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(forwarded)
}

// Node can parse certificates but not create them, so this encodes one by hand (X.690, RFC 5280).

const field = (tag: number, ...contents: Array<Buffer | string>) => {
  const content = Buffer.concat(contents.map(part => Buffer.from(part as string)))
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => field(0x30, ...parts)
const bits = (content: Buffer) => field(0x03, Buffer.from([0]), content)
const identifier = (hex: string) => field(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) => field(0x18, `${date.toISOString().replace(/[-:T]|\.\d+/g, '')}`)

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'))
const commonName = identifier('550403')
const alternativeNames = identifier('551d11')

type Validity = { from?: number; days?: number }

/** `from` is in days from now. */
export function selfSignedCertificate(host: string, { from = -1, days = 2 }: Validity = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  // Unique, because trusted certificates are found by their name.
  const uniqueName = `${host} ${randomBytes(4).toString('hex')}`
  const name = sequence(field(0x31, sequence(commonName, field(0x0c, uniqueName))))
  const version3 = field(0xa0, field(0x02, Buffer.from([2])))
  const serial = field(0x02, Buffer.from([1]))
  const daysFromNow = (count: number) => time(new Date(Date.now() + count * dayMs))
  const valid = sequence(daysFromNow(from), daysFromNow(from + days))
  const names = sequence(alternativeNames, field(0x04, sequence(field(0x82, host))))
  const toBeSigned = sequence(
    version3,
    serial,
    ecdsaWithSha256,
    name,
    valid,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    field(0xa3, sequence(names)),
  )
  const der = sequence(toBeSigned, ecdsaWithSha256, bits(sign('sha256', toBeSigned, privateKey)))
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}
