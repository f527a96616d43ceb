import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { site } from '#content/site.ts'
import { minuteMs } from '#contracts/time.ts'
import type { Clock } from '#server/clock.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import { requireFreshLogin } from './admin-sessions.ts'
import { type ChallengePurpose, challengeLifetimeMs, createChallenges } from './challenges.ts'
import { hasPasskey } from './login-settings.ts'

declare module 'fastify' {
  interface FastifyInstance {
    passkeys: ReturnType<typeof createPasskeys>
  }
}

/** Where a passkey works: `id` is a host name. */
type RelyingParty = { id: string; origin: string }

type Address = Pick<FastifyRequest, 'headers' | 'host' | 'hostname' | 'protocol'>

/**
 * The site's own address or localhost, on any port. Null elsewhere. A browser sends no Origin with a GET, and a proxy may
 * change both the protocol and the host.
 */
export function relyingPartyOf({ headers, host, hostname, protocol }: Address, siteUrl: string): RelyingParty | null {
  const own = new URL(siteUrl)
  const page = headers.origin ?? headers.referer ?? (host === own.host ? siteUrl : `${protocol}://${host}`)
  const { origin, hostname: pageHost } = URL.parse(page) ?? {}
  if (origin === siteUrl && canHavePasskeys(own)) return { id: own.hostname, origin }
  if (origin && pageHost === 'localhost' && hostname === 'localhost') return { id: pageHost, origin }
  return null
}

/** A browser needs TLS and a name for them. */
const canHavePasskeys = ({ protocol, hostname }: URL) =>
  protocol === 'https:' && isIP(hostname) === 0 && !hostname.startsWith('[')

export function requireRelyingParty(request: Address, siteUrl: string) {
  const relyingParty = relyingPartyOf(request, siteUrl)
  if (relyingParty) return relyingParty
  throw new PublicError(409, `Passkeys don't work at this address. Open ${siteUrl}/admin instead.`)
}

/** Whose passkeys decide whether the password can be turned off. */
export const passkeyHosts = (request: FastifyRequest, siteUrl: string) =>
  [new URL(siteUrl).hostname, relyingPartyOf(request, siteUrl)?.id ?? []].flat()

/** Someone who has only the password must not be able to remove the passkeys, to add one, or to get every new lead. */
export async function requireOwner(request: FastifyRequest) {
  const { database, config } = request.server
  requireFreshLogin(request)
  if (request.usedPasskey || !(await hasPasskey(database.read, passkeyHosts(request, config.siteUrl)))) return
  throw new PublicError(403, 'Log in with a passkey to change this.')
}

/** Loaded when it's first used, because it would make every start 0.3 s slower. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: the same on every server, whatever its Node supports. */
const supportedAlgorithmIDs = [-8, -7, -257]

type Credential = { id: string; [key: string]: unknown }

/** Undefined if the library or the challenge refuses it. */
async function accepted<Result extends { verified: boolean }>(verification: Promise<Result>, log: FastifyBaseLogger) {
  try {
    const result = await verification
    if (result.verified) return result
    log.warn({ reason: 'The signature is wrong.' }, 'passkey refused')
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    log.warn({ reason: String(error).slice(0, 300) }, 'passkey refused')
  }
}

function createPasskeys({ read }: Database, challenges: ReturnType<typeof createChallenges>, clock: Clock) {
  const checksFor = ({ id, origin }: RelyingParty, purpose: ChallengePurpose) => ({
    expectedChallenge: (challenge: string) => challenges.spend(challenge, purpose),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  })

  return {
    list: () => read.selectFrom('passkeys').selectAll().orderBy('created_at').orderBy('id').execute(),

    async addOptions({ id }: RelyingParty, sessionId: string) {
      const existing = read.selectFrom('passkeys').select('credential_id as id').where('rp_id', '=', id)
      return (await library()).generateRegistrationOptions({
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
        excludeCredentials: await existing.execute(),
      })
    },

    /** Throws unless it can be added. Returns what stores it. */
    async verifyNew(
      relyingParty: RelyingParty,
      sessionId: string,
      { name, credential }: { name: string; credential: Credential },
      log: FastifyBaseLogger,
    ) {
      const response = credential as unknown as RegistrationResponseJSON
      const { verifyRegistrationResponse } = await library()
      const checks = checksFor(relyingParty, `add in ${sessionId}`)
      const result = await accepted(verifyRegistrationResponse({ response, supportedAlgorithmIDs, ...checks }), log)
      if (!result?.registrationInfo) throw new PublicError(400, "This passkey couldn't be added. Please try again.")
      const { credential: added, credentialBackedUp } = result.registrationInfo
      const row = {
        id: randomUUID(),
        name,
        created_at: clock.now().toISOString(),
        last_used_at: null,
        credential_id: added.id,
        public_key: Buffer.from(added.publicKey).toString('base64url'),
        sign_count: String(added.counter),
        rp_id: relyingParty.id,
        is_synced: credentialBackedUp ? 1 : 0,
      }
      return async (transaction: Handle) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('passkeys')
          .values(row)
          .onConflict(conflict => conflict.column('credential_id').doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows !== 1n) throw new PublicError(409, 'This passkey was added before.')
        return row.id
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

    /** Undefined if it isn't accepted. */
    async verifyLogin(relyingParty: RelyingParty, credential: Credential, log: FastifyBaseLogger) {
      const passkey = await read
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credential.id)
        .where('rp_id', '=', relyingParty.id)
        .executeTakeFirst()
      if (!passkey) return
      const { verifyAuthenticationResponse } = await library()
      const verification = verifyAuthenticationResponse({
        response: credential as unknown as AuthenticationResponseJSON,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: Number(passkey.sign_count),
        },
        ...checksFor(relyingParty, 'login'),
      })
      const result = await accepted(verification, log)
      if (!result) return
      const { newCounter, credentialBackedUp } = result.authenticationInfo
      return {
        id: passkey.id,
        name: passkey.name,
        async use(transaction: Handle) {
          const { numUpdatedRows } = await transaction
            .updateTable('passkeys')
            .set({
              sign_count: String(newCounter),
              is_synced: credentialBackedUp ? 1 : 0,
              last_used_at: clock.now().toISOString(),
            })
            .where('id', '=', passkey.id)
            // Another server may have accepted the same count.
            .where('sign_count', '=', passkey.sign_count)
            .executeTakeFirst()
          return numUpdatedRows === 1n
        },
      }
    },

    async remove(transaction: Handle, id: string) {
      const { numDeletedRows } = await transaction.deleteFrom('passkeys').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) throw new PublicError(404, "There's no such passkey.")
    },
  }
}

export const passkeysPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const challenges = createChallenges(app.database, app.clock)
  app.decorate('passkeys', createPasskeys(app.database, challenges, app.clock))
  app.job('cleanup of challenges', { firstMs: 0, everyMs: 10 * minuteMs }, challenges.deleteExpired)
})
