import { sql } from 'kysely'
import { addressKey, inboxKey } from '#server/email-address.ts'
import type { Handle } from '#server/storage/database.ts'
import { suppressionHashes } from './suppressions.ts'

type Row = Record<'suppressed' | 'spam' | 'known' | 'emails' | 'notices' | 'confirmations', number>

type Limits = { noticesPerHour: number; confirmationsPerHour: number; locksInbox: boolean }

export type Recipient = Awaited<ReturnType<typeof recipientOf>>

/** One statement, because every form submission waits for it. The order makes Postgres use the index without statistics. */
export async function recipientOf(transaction: Handle, address: string, limits: Limits, now: Date) {
  const { noticesPerHour, confirmationsPerHour, locksInbox } = limits
  const [hourAgo, dayAgo] = [1, 24].map(hours => new Date(now.getTime() - hours * 3_600_000).toISOString())
  const counted = sql<Row>`
    select
      (select count(*) from suppressions where address_hash in (${sql.join(suppressionHashes(address))})) as suppressed,
      (select count(*) from leads where email_key = ${addressKey(address)} and spam_at is not null) as spam,
      (select count(*) from leads where email_key = ${addressKey(address)}
        and (confirmed_at is not null or answered_at is not null or status <> 'new')) as known,
      (select count(*) from outbox where inbox_key = ${inboxKey(address)} and created_at > ${dayAgo}
        and status in ('sent', 'waiting')) as emails,
      (select count(*) from (
        select 1 from outbox where channel = 'email' and recipient is null and status not in ('suppressed', 'dismissed')
          and form_id is not null and created_at > ${hourAgo}
          order by created_at desc limit 1 offset ${noticesPerHour - 1}) as nth) as notices,
      (select count(*) from (
        select 1 from outbox where recipient is not null
          and status not in ('failed', 'held', 'suppressed', 'dismissed')
          and created_at > ${hourAgo}
          order by created_at desc limit 1 offset ${confirmationsPerHour - 1}) as nth) as confirmations
    `
  // A statement of its own, so that the next one sees what was committed before it got the lock.
  if (locksInbox) await lockInbox(transaction, address)
  const { rows } = await counted.execute(transaction)
  const { suppressed = 0, spam = 0, known = 0, emails = 0, notices = 0, confirmations = 0 } = rows[0] ?? {}
  return {
    isSuppressed: suppressed > 0,
    isSpam: spam > 0,
    /** Answered by the owner, or they opened a link from our email. */
    isKnown: known > 0,
    /** In the past 24 hours. */
    emails,
    isTeamFlooded: notices > 0,
    isOverHourlyLimit: confirmations > 0,
  }
}

/** Until the end of the transaction, or forms that arrive together on Postgres wouldn't see each other's emails. */
const lockInbox = (transaction: Handle, address: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${inboxKey(address)}, 0))`.execute(transaction)
