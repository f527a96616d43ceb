import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { MessageStatus } from '#contracts/outbox.ts'
import type { Handle } from '#server/db/database.ts'
import { heldAsSpam } from '#server/outbox/held-emails.ts'
import { insertMessages, insertOnce, newMessage } from '#server/outbox/message-repository.ts'
import { addressKey, inboxKey, isSingleAddress } from './addresses.ts'
import type { EmailTemplate } from './email-template.ts'
import { liftSuppression, suppressionHash } from './suppressions.ts'
import { summaryHour, teamDigest } from './team-digest.ts'

type NewEmails<Data> = {
  formId: string
  templates: ReadonlyArray<EmailTemplate<Data>>
  visitor: string
  holdReason: string | null
  /** The visitor explicitly asked for email, which lifts an earlier unsubscribe. */
  isRequested: boolean
}

const emailsPerInboxPerDay = 3

/** Almost 200 random bits. The UUIDv7 prefix keeps index inserts sequential. */
const unsubscribeToken = () => `${randomUUIDv7()}${randomUUID()}`.replaceAll('-', '')

/** With a Message-ID that stays the same on every attempt. */
export function newEmail(domain: string, email: Omit<Parameters<typeof newMessage>[0], 'channel'>) {
  const id = randomUUIDv7()
  return newMessage({ id, channel: 'email', message_id: `<${id}@${domain}>`, ...email })
}

type Parts = { domain: string; noticesPerHour: number; firstAttemptAt: () => string }

export type FormEmails = ReturnType<typeof createFormEmails>

/** Queues a form's emails in the form's own transaction. */
export const createFormEmails = ({ domain, noticesPerHour, firstAttemptAt }: Parts) => ({
  async add<Data>(transaction: Handle, emails: NewEmails<Data>) {
    const { formId, visitor, holdReason, isRequested } = emails
    const recipient = await recipientStatus(transaction, visitor, noticesPerHour)
    if (recipient.isSuppressed && isRequested && !holdReason && !recipient.isSpam) {
      await liftSuppression(transaction, visitor)
      recipient.isSuppressed = false
    }
    const visitorStatus = initialStatus(visitor, recipient, holdReason)
    const teamStatus = recipient.isSpam ? spam : recipient.isTeamFlooded ? summarized : waiting
    const now = Date.now()
    const rows = emails.templates.map(({ name, audience }) => {
      const isToVisitor = audience === 'visitor'
      const [status, last_error] = isToVisitor ? visitorStatus : teamStatus
      return newEmail(domain, {
        template: name,
        form_id: formId,
        status,
        last_error,
        created_at: new Date(now).toISOString(),
        next_attempt_at: firstAttemptAt(),
        ...(isToVisitor && {
          recipient: visitor,
          inbox_key: inboxKey(visitor),
          unsubscribe_token: unsubscribeToken(),
        }),
      })
    })
    if (rows.length > 0) await insertMessages(transaction, rows)
    if (teamStatus === summarized) await addSummary(transaction, domain, now)
    const isUnwanted = ({ status }: (typeof rows)[number]) => status === 'suppressed' || status === 'dismissed'
    return {
      ids: new Map(rows.filter(row => !isUnwanted(row)).map(({ template, id }) => [template, id])),
      unwanted: rows.filter(isUnwanted).map(({ template }) => template),
    }
  },
})

type InitialStatus = readonly [status: MessageStatus, reason: string | null]

const waiting: InitialStatus = ['waiting', null]
const spam: InitialStatus = ['dismissed', heldAsSpam]
const summarized: InitialStatus = ['suppressed', 'Named in the hourly summary instead.']

/** Isn't about one form, so erasing that form doesn't delete it. `now`: when the notice was stored, or it may be in no summary. */
function addSummary(transaction: Handle, domain: string, now: number) {
  const { dedupeKey, payload, sendAt } = summaryHour(now)
  // Dated when it's due, or it would look stuck while it waits for the hour to end.
  const times = { created_at: sendAt, next_attempt_at: sendAt }
  const email = newEmail(domain, { template: teamDigest.name, payload, ...times })
  return insertOnce(transaction, { ...email, dedupe_key: dedupeKey })
}

type Recipient = Awaited<ReturnType<typeof recipientStatus>>

function initialStatus(
  recipient: string,
  { isSuppressed, isSpam, emails }: Recipient,
  holdReason: string | null,
): InitialStatus {
  if (!isSingleAddress(recipient)) return ['failed', "This isn't a valid email address."]
  if (isSuppressed) return ['suppressed', 'The address has unsubscribed.']
  if (isSpam) return spam
  if (holdReason) return ['held', holdReason]
  if (emails >= emailsPerInboxPerDay)
    return ['held', `Not sent: this inbox already got ${emailsPerInboxPerDay} emails from us in the past 24 hours.`]
  return waiting
}

type RecipientRow = { suppressed: number; spam: number; emails: number; floods: number }

/** One statement, because every form submission waits for it. */
async function recipientStatus(read: Handle, address: string, noticesPerHour: number) {
  const [hourAgo, dayAgo] = [1, 24].map(hours => new Date(Date.now() - hours * 3_600_000).toISOString())
  const { rows } = await sql<RecipientRow>`
    select
      (select count(*) from suppressions where address_hash = ${suppressionHash(address)}) as suppressed,
      (select count(*) from leads where email_key = ${addressKey(address)} and spam_at is not null) as spam,
      (select count(*) from outbox where inbox_key = ${inboxKey(address)} and created_at > ${dayAgo}
        and status in ('sent', 'waiting')) as emails,
      (select count(*) from (
        select 1 from outbox where channel = 'email' and recipient is null and status not in ('suppressed', 'dismissed')
          and form_id is not null and created_at > ${hourAgo} limit 1 offset ${noticesPerHour - 1}) as nth) as floods
    `.execute(read)
  const { suppressed = 0, spam = 0, emails = 0, floods = 0 } = rows[0] ?? {}
  return { isSuppressed: suppressed > 0, isSpam: spam > 0, emails, isTeamFlooded: floods > 0 }
}
