import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { createStoredKey } from '#server/storage/settings.ts'

/** Adding a passkey takes place within one admin session. */
export type ChallengePurpose = 'login' | `add in ${string}`

export type ValidChallenge = { challenge_hash: string; expires_at: string }

export const challengeLifetimeMs = 5 * 60_000
const [randomLength, timeLength, macLength] = [16, 8, 32]
const bodyLength = randomLength + timeLength

/** Random bytes, when they expire, and a MAC: nothing is stored until one is used, so strangers can't add rows. */
export function createChallenges(database: Database, clock: Clock) {
  const readKey = createStoredKey(database, 'passkey_challenge_key', clock)
  const macOf = async (body: Buffer, purpose: ChallengePurpose) =>
    createHmac('sha256', await readKey())
      .update(body)
      .update(purpose)
      .digest()

  return {
    async issue(purpose: ChallengePurpose) {
      const body = Buffer.concat([randomBytes(randomLength), Buffer.alloc(timeLength)])
      body.writeBigInt64BE(BigInt(clock.now().getTime() + challengeLifetimeMs), randomLength)
      return new Uint8Array(Buffer.concat([body, await macOf(body, purpose)]))
    },

    /** Undefined if it isn't one of ours, is for something else, or has expired. */
    async check(challenge: string, purpose: ChallengePurpose): Promise<ValidChallenge | undefined> {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== bodyLength + macLength) return
      const body = bytes.subarray(0, bodyLength)
      if (!timingSafeEqual(bytes.subarray(bodyLength), await macOf(body, purpose))) return
      const expiresAt = Number(body.readBigInt64BE(randomLength))
      if (expiresAt <= clock.now().getTime()) return
      const challenge_hash = createHash('sha256').update(bytes).digest('base64url')
      return { challenge_hash, expires_at: new Date(expiresAt).toISOString() }
    },
  }
}

/** For servers whose clocks differ. */
const keptMs = 60 * 60_000

/** In the transaction of what it allows. False if it was used before. */
export async function spendChallenge(transaction: Handle, challenge: ValidChallenge, now: Date) {
  const expired = new Date(now.getTime() - keptMs).toISOString()
  await transaction.deleteFrom('used_challenges').where('expires_at', '<', expired).execute()
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('used_challenges')
    .values(challenge)
    .onConflict(conflict => conflict.column('challenge_hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
