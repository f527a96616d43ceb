import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

type TlsFront = { port: number; origin: string; key: string; cert: string }

const tlsHandshake = 22

/**
 * What runs in front of the server in production: a proxy that handles TLS, and redirects plain HTTP to it. Both are on
 * one port and recognized by the first byte, because the Observatory takes one host and port.
 */
export async function startTlsFront({ port, origin, key, cert }: TlsFront) {
  const address = `https://localhost:${port}`
  const plain = createHttpServer((incoming, response) =>
    response.writeHead(308, { location: `${address}${incoming.url}` }).end(),
  )
  const encrypted = createHttpsServer({ key, cert }, (incoming, response) => passOn(origin, incoming, response))
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    socket.once('data', start => {
      socket.pause()
      socket.unshift(start)
      const speaker = start[0] === tlsHandshake ? encrypted : plain
      speaker.emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
  }).listen(port, 'localhost')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const one of [plain, encrypted]) one.closeAllConnections()
    server.close()
  })
}

function passOn(origin: string, { url, method, headers }: IncomingMessage, response: ServerResponse) {
  const forwarded = { ...headers, 'x-forwarded-proto': 'https' }
  request(`${origin}${url}`, { method, headers: forwarded }, answer => {
    // The Observatory doesn't grade "not found" responses. It looks at the headers, which stay as they are.
    response.writeHead(answer.statusCode === 404 ? 200 : Number(answer.statusCode), answer.headers)
    answer.pipe(response)
  })
    .on('error', () => response.writeHead(502).end())
    .end()
}

// Node can read certificates but not create them, so this writes the few fields they need (X.690, RFC 5280).

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

const dayMs = 24 * 60 * 60 * 1000

/** A key and a self-signed certificate for one host name, valid for a day. */
export function selfSignedCertificate(host: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(field(0x31, sequence(commonName, field(0x0c, host))))
  const version3 = field(0xa0, field(0x02, Buffer.from([2])))
  const serial = field(0x02, Buffer.from([1]))
  const valid = sequence(time(new Date(Date.now() - dayMs)), time(new Date(Date.now() + dayMs)))
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
