import { retention } from '#content/retention.ts'
import { addressKey, inboxKey } from '#server/email-address.ts'
import { releaseUnconfirmed } from '#server/messages/outbox/held-emails.ts'
import type { StoredMessage } from '#server/messages/outbox/message-repository.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { linkTokenHash, newLinkToken } from './link-token.ts'
import { isSuppressed, liftSuppression } from './suppressions.ts'

/** A new token on each attempt to send the email, because only its hash is stored. Undefined if nobody has to be asked. */
export async function createConfirmLink({ read, write }: Database, { id, recipient }: StoredMessage, now: Date) {
  if (recipient === null || !(await isSuppressed(read, recipient))) return undefined
  const { token, columns } = newLinkToken(retention.confirmLinkDays, now)
  await write(handle =>
    handle
      .insertInto('confirm_links')
      .values({ ...columns, email_id: id })
      .execute(),
  )
  return { token }
}

/**
 * Lifts the suppression and queues the email that was asked for. Returns its id, or undefined if the link doesn't work.
 * Locks the lead first, as an erasure does. A repeat succeeds and changes nothing: the first response may have been lost.
 */
export async function confirmByToken(transaction: Handle, token: string, now: string) {
  const email = await transaction
    .selectFrom('confirm_links')
    .innerJoin('outbox', 'outbox.id', 'confirm_links.email_id')
    .select(['outbox.id', 'outbox.recipient'])
    .where('token_hash', '=', linkTokenHash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!email?.recipient) return undefined
  await confirmLead(transaction, addressKey(email.recipient), now)
  await liftSuppression(transaction, email.recipient)
  return { released: await releaseUnconfirmed(transaction, inboxKey(email.recipient), now) }
}

/** They opened a link from one of our emails. */
export const confirmLead = (handle: Handle, emailKey: string, now: string) =>
  handle
    .updateTable('leads')
    .set(({ fn, ref, val }) => ({ confirmed_at: fn.coalesce(ref('confirmed_at'), val(now)) }))
    .where('email_key', '=', emailKey)
    .execute()
