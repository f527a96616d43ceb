import { hash } from 'node:crypto'
import { addressKey, inboxKey } from '#server/email-address.ts'
import type { Handle } from '#server/storage/database.ts'

const hashOf = (key: string) => hash('sha256', key)

/** Of the inbox, and of the address: older rows have that one. */
export const suppressionHashes = (address: string) => [hashOf(inboxKey(address)), hashOf(addressKey(address))] as const

export async function isSuppressed(read: Handle, address: string) {
  const row = await read
    .selectFrom('suppressions')
    .select('address_hash')
    .where('address_hash', 'in', suppressionHashes(address))
    .executeTakeFirst()
  return row !== undefined
}

/** False if they were asked before. */
export async function markAsAsked(transaction: Handle, address: string, now: string) {
  const asked = await transaction
    .selectFrom('suppressions')
    .select('asked_at')
    .where('address_hash', 'in', suppressionHashes(address))
    .where('asked_at', 'is not', null)
    .executeTakeFirst()
  if (asked) return false
  const { numUpdatedRows } = await transaction
    .updateTable('suppressions')
    .set({ asked_at: now })
    .where('address_hash', 'in', suppressionHashes(address))
    .where('asked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const liftSuppression = (transaction: Handle, address: string) =>
  transaction.deleteFrom('suppressions').where('address_hash', 'in', suppressionHashes(address)).execute()

export async function suppressByToken(transaction: Handle, token: string, now: string) {
  const email = await transaction
    .selectFrom('outbox')
    .select('recipient')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  if (!email?.recipient) return false
  const [address_hash] = suppressionHashes(email.recipient)
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('suppressions')
    .values({ address_hash, suppressed_at: now, asked_at: null })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  // A link that was used before must not undo this.
  if (numInsertedOrUpdatedRows) await deleteConfirmLinks(transaction, inboxKey(email.recipient))
  return true
}

const deleteConfirmLinks = (transaction: Handle, inbox: string) =>
  transaction
    .deleteFrom('confirm_links')
    .where('email_id', 'in', transaction.selectFrom('outbox').select('id').where('inbox_key', '=', inbox))
    .execute()
