import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Clock } from '#server/clock.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { createChallenges, spendChallenge } from './challenges.ts'
import { type RelyingParty, relyingPartyOf } from './relying-party.ts'
import { type Credential, createWebAuthn } from './webauthn.ts'

const maxPasskeys = 20

export type Passkeys = ReturnType<typeof createPasskeys>

export function createPasskeys(database: Database, clock: Clock) {
  const webAuthn = createWebAuthn(createChallenges(database, clock))
  const { read } = database

  return {
    list: () => read.selectFrom('passkeys').selectAll().orderBy('created_at').orderBy('id').execute(),

    async addOptions(relyingParty: RelyingParty, sessionId: string) {
      const existing = await read.selectFrom('passkeys').selectAll().where('rp_id', '=', relyingParty.id).execute()
      return webAuthn.addOptions(relyingParty, sessionId, existing)
    },

    /** Throws unless it can be added. Returns what stores it. */
    async verifyNew(
      relyingParty: RelyingParty,
      sessionId: string,
      { name, credential }: { name: string; credential: Credential },
      log: FastifyBaseLogger,
    ) {
      const verified = await webAuthn.verifyNew(relyingParty, sessionId, credential, log)
      const refusal = new PublicError(400, "This passkey couldn't be added. Please try again.")
      if (!verified) throw refusal
      const { challenge, passkey } = verified
      const row = { ...passkey, id: randomUUID(), name, created_at: clock.now().toISOString(), last_used_at: null }
      return async (transaction: Handle) => {
        if (!(await spendChallenge(transaction, challenge, clock.now()))) throw refusal
        if ((await countPasskeys(transaction)) >= maxPasskeys)
          throw new PublicError(409, `There are already ${maxPasskeys} passkeys. Remove one first.`)
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('passkeys')
          .values(row)
          .onConflict(conflict => conflict.column('credential_id').doNothing())
          .executeTakeFirst()
        if (numInsertedOrUpdatedRows !== 1n) throw new PublicError(409, 'This passkey was added before.')
      }
    },

    loginOptions: (relyingParty: RelyingParty) => webAuthn.loginOptions(relyingParty),

    /** Undefined if it isn't accepted. */
    async verifyLogin(relyingParty: RelyingParty, credential: Credential, log: FastifyBaseLogger) {
      const passkey = await read
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credential.id)
        .where('rp_id', '=', relyingParty.id)
        .executeTakeFirst()
      const verified = passkey && (await webAuthn.verifyLogin(relyingParty, passkey, credential, log))
      if (!verified) return
      const { challenge, ...change } = verified
      return {
        id: passkey.id,
        async use(transaction: Handle) {
          if (!(await spendChallenge(transaction, challenge, clock.now()))) return false
          const { numUpdatedRows } = await transaction
            .updateTable('passkeys')
            .set({ ...change, last_used_at: clock.now().toISOString() })
            .where('id', '=', passkey.id)
            // Another server may have accepted the same count.
            .where('sign_count', '=', passkey.sign_count)
            .executeTakeFirst()
          return numUpdatedRows === 1n
        },
      }
    },

    /** False if it already has this name. */
    async rename(transaction: Handle, id: string, name: string) {
      const passkey = await transaction.selectFrom('passkeys').select('name').where('id', '=', id).executeTakeFirst()
      if (!passkey) throw noSuchPasskey()
      if (passkey.name === name) return false
      await transaction.updateTable('passkeys').set({ name }).where('id', '=', id).execute()
      return true
    },

    async remove(transaction: Handle, id: string) {
      const { numDeletedRows } = await transaction.deleteFrom('passkeys').where('id', '=', id).executeTakeFirst()
      if (numDeletedRows === 0n) throw noSuchPasskey()
    },
  }
}

const noSuchPasskey = () => new PublicError(404, "There's no such passkey.")

async function countPasskeys(handle: Handle) {
  const { count } = await handle
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whose passkeys decide whether the password can be turned off. */
export const passkeyHosts = (request: FastifyRequest, siteUrl: string) =>
  [new URL(siteUrl).hostname, relyingPartyOf(request, siteUrl)?.id ?? []].flat()
