import { hash } from 'node:crypto'
import type { Handle } from '#server/db/database.ts'
import { addressKey } from './addresses.ts'

export const suppressionHash = (address: string) => hash('sha256', addressKey(address))

export async function isSuppressed(read: Handle, address: string) {
  const row = await read
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', '=', suppressionHash(address))
    .executeTakeFirst()
  return row !== undefined
}

export const liftSuppression = (transaction: Handle, address: string) =>
  transaction.deleteFrom('suppressions').where('address_hash', '=', suppressionHash(address)).execute()

export async function suppressByToken(transaction: Handle, token: string, now: string) {
  const email = await transaction
    .selectFrom('outbox')
    .select('recipient')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  if (!email?.recipient) return false
  await transaction
    .insertInto('suppressions')
    .values({ address_hash: suppressionHash(email.recipient), suppressed_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return true
}
