import { createHash, randomBytes } from 'node:crypto'
import { minuteMs } from '#contracts/time.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/storage/database.ts'

/** Adding a passkey takes place within one admin session. */
export type ChallengePurpose = 'login' | `add in ${string}`

export const challengeLifetimeMs = 5 * minuteMs

const hashOf = (challenge: Uint8Array) => createHash('sha256').update(challenge).digest('base64url')

export const createChallenges = ({ write }: Database, clock: Clock) => ({
  async issue(purpose: ChallengePurpose) {
    const challenge = new Uint8Array(randomBytes(32))
    const expires_at = new Date(clock.now().getTime() + challengeLifetimeMs).toISOString()
    const row = { challenge_hash: hashOf(challenge), purpose, expires_at }
    await write(transaction => transaction.insertInto('passkey_challenges').values(row).execute())
    return challenge
  },

  /** False if it isn't one of ours, is for something else, was used, or has expired. Each works once. */
  async spend(challenge: string, purpose: ChallengePurpose) {
    const { numDeletedRows } = await write(transaction =>
      transaction
        .deleteFrom('passkey_challenges')
        .where('challenge_hash', '=', hashOf(Buffer.from(challenge, 'base64url')))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', clock.now().toISOString())
        .executeTakeFirst(),
    )
    return numDeletedRows === 1n
  },

  async deleteExpired(now: Date) {
    await write(transaction =>
      transaction.deleteFrom('passkey_challenges').where('expires_at', '<', now.toISOString()).execute(),
    )
  },
})
