import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { postOverHttp } from '#server/messages/webhooks.ts'

type Notification = { title: string; text: string; path: string; badge: number }

const origin = 'https://updates.push.services.mozilla.com'

/** A browser's subscription. Decrypts what it's sent: RFC 8291, with the record of RFC 8188. */
function createBrowser(name: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${origin}/${name}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
      showsNames: false,
    },
    decrypt(message: Buffer): Notification {
      const salt = message.subarray(0, 16)
      const keyLength = message.readUInt8(20)
      const senderKey = message.subarray(21, 21 + keyLength)
      const sealed = message.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32))
      const derive = (text: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `${text}\0`, length))
      const key = derive('Content-Encoding: aes128gcm', 16)
      const decipher = createDecipheriv('aes-128-gcm', key, derive('Content-Encoding: nonce', 12))
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}

/** Throws unless the site signed it, for this push service: RFC 8292. */
function checkSignature(authorization: string, siteKey: string) {
  const { t = '', k } = Object.fromEntries(
    [...authorization.matchAll(/([tk])=([\w.-]+)/g)].map(([, name, value]) => [name, value]),
  )
  const [head = '', claims = '', signature = ''] = t.split('.')
  const point = Buffer.from(siteKey, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isValid = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  if (!isValid || k !== siteKey || aud !== origin || !sub.startsWith('mailto:'))
    throw new Error('Not signed by the site')
}

/** A real push service on this machine, in the place of the browser makers'. */
export async function startPushService() {
  const received: Array<Notification & { device: string }> = []
  const browsers = new Map<string, ReturnType<typeof createBrowser>>()
  const state = { status: 201, siteKey: '' }
  const server = createServer(async (request, response) => {
    const device = (request.url ?? '').slice(1)
    checkSignature(request.headers.authorization ?? '', state.siteKey)
    const message = browsers.get(device)?.decrypt(await buffer(request))
    if (message && state.status === 201) received.push({ device, ...message })
    response.writeHead(state.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    received,
    state,
    subscribe(device: string) {
      const browser = createBrowser(device)
      browsers.set(device, browser)
      return browser.subscription
    },
    transports: {
      push: ((url, ...rest) => postOverHttp(url.replace(origin, local), ...rest)) satisfies typeof postOverHttp,
    },
  }
}
