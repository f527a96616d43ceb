import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string; rp?: { id: string }; rpId?: string }

export type Signing = {
  origin: string
  /** Of the relying party that it signs for. */
  host?: string
  signCount?: number
  verifiesUser?: boolean
  isSynced?: boolean
  type?: string
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

/** A passkey in software, with real keys and signatures. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  const clientDataFor = ({ challenge }: Options, origin: string, type: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function dataFor(host: string, { signCount = 0, verifiesUser = true, isSynced = false }: Signing, hasKey: boolean) {
    const flags = 1 | (verifiesUser ? 4 : 0) | (isSynced ? 8 | 16 : 0) | (hasKey ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(signCount)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count])
  }

  return {
    id: credential.id,

    /** What the browser sends to add it. */
    create(options: Options, signing: Signing) {
      const data = dataFor(signing.host ?? options.rp?.id ?? '', signing, true)
      const attested = Buffer.concat([data, Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(attested)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientDataFor(options, signing.origin, signing.type ?? 'webauthn.create')),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          transports: ['internal', 'hybrid'],
        },
      }
    },

    /** What the browser sends to log in. */
    get(options: Options, signing: Signing) {
      const data = dataFor(signing.host ?? options.rpId ?? '', signing, false)
      const clientData = clientDataFor(options, signing.origin, signing.type ?? 'webauthn.get')
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: base64url('administrator'),
        },
      }
    },
  }
}
