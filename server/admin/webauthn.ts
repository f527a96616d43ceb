import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import { site } from '#content/site.ts'
import type { Tables } from '#server/storage/tables.ts'
import { isDatabaseUnavailable } from '#server/storage/unavailable.ts'
import { type ChallengePurpose, type Challenges, challengeLifetimeMs, type ValidChallenge } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'

export type StoredPasskey = Selectable<Tables['passkeys']>

/** Loaded when it's first used, because it would make every start 0.3 s slower. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: the same on every server, whatever its Node supports. */
const supportedAlgorithmIDs = [-8, -7, -257]

const knownTransports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const
const transportsIn = (value: unknown): AuthenticatorTransport[] =>
  Array.isArray(value) ? knownTransports.filter(name => value.includes(name)) : []

export type Credential = { id: string; [key: string]: unknown }

type Verification<Result> = (checks: {
  expectedChallenge: (challenge: string) => Promise<boolean>
  expectedOrigin: string
  expectedRPID: string
  requireUserVerification: true
}) => Promise<Result>

export function createWebAuthn(challenges: Challenges) {
  /** Undefined if the library or the challenge refuses it. */
  async function verify<Result extends { verified: boolean }>(
    { id, origin }: RelyingParty,
    purpose: ChallengePurpose,
    log: FastifyBaseLogger,
    verification: Verification<Result>,
  ) {
    let challenge: ValidChallenge | undefined
    try {
      const result = await verification({
        expectedChallenge: async text => {
          challenge = await challenges.check(text, purpose)
          return challenge !== undefined
        },
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: true,
      })
      if (result.verified && challenge) return { ...result, challenge }
      log.warn({ reason: 'The signature is wrong.' }, 'passkey refused')
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      log.warn({ reason: String(error).slice(0, 300) }, 'passkey refused')
    }
  }

  return {
    addOptions: async ({ id }: RelyingParty, sessionId: string, existing: readonly StoredPasskey[]) =>
      (await library()).generateRegistrationOptions({
        rpName: site.name,
        rpID: id,
        // One account: adding a removed passkey again replaces it on the device.
        userID: new TextEncoder().encode('administrator'),
        userName: 'Administrator',
        userDisplayName: 'Administrator',
        challenge: await challenges.issue(`add in ${sessionId}`),
        timeout: challengeLifetimeMs,
        attestationType: 'none',
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: existing.map(({ credential_id, transports }) => ({
          id: credential_id,
          transports: transportsIn(JSON.parse(transports)),
        })),
      }),

    async verifyNew(relyingParty: RelyingParty, sessionId: string, credential: Credential, log: FastifyBaseLogger) {
      const response = credential as unknown as RegistrationResponseJSON
      const { verifyRegistrationResponse } = await library()
      const result = await verify(relyingParty, `add in ${sessionId}`, log, checks =>
        verifyRegistrationResponse({ response, supportedAlgorithmIDs, ...checks }),
      )
      if (!result?.registrationInfo) return
      const { credential: added, credentialBackedUp } = result.registrationInfo
      return {
        challenge: result.challenge,
        passkey: {
          credential_id: added.id,
          public_key: Buffer.from(added.publicKey).toString('base64url'),
          sign_count: String(added.counter),
          transports: JSON.stringify(transportsIn(added.transports)),
          rp_id: relyingParty.id,
          is_synced: credentialBackedUp ? 1 : 0,
        },
      }
    },

    /** Names no passkeys: the browser offers those that it has for this address. */
    loginOptions: async ({ id }: RelyingParty) =>
      (await library()).generateAuthenticationOptions({
        rpID: id,
        challenge: await challenges.issue('login'),
        timeout: challengeLifetimeMs,
        userVerification: 'required',
      }),

    async verifyLogin(
      relyingParty: RelyingParty,
      passkey: StoredPasskey,
      credential: Credential,
      log: FastifyBaseLogger,
    ) {
      const response = credential as unknown as AuthenticationResponseJSON
      const { verifyAuthenticationResponse } = await library()
      const result = await verify(relyingParty, 'login', log, checks =>
        verifyAuthenticationResponse({
          response,
          credential: {
            id: passkey.credential_id,
            publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
            counter: Number(passkey.sign_count),
          },
          ...checks,
        }),
      )
      if (!result) return
      const { newCounter, credentialBackedUp } = result.authenticationInfo
      return { challenge: result.challenge, sign_count: String(newCounter), is_synced: credentialBackedUp ? 1 : 0 }
    },
  }
}
