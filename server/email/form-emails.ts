import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { MessageStatus } from '#contracts/outbox.ts'
import type { Handle } from '#server/db/database.ts'
import { insertMessages, newMessage } from '#server/outbox/message-repository.ts'
import { inboxKey, isSingleAddress } from './addresses.ts'
import type { EmailTemplate } from './email-template.ts'
import { liftSuppression, suppressionHash } from './suppressions.ts'
import { teamDigest } from './team-digest.ts'

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
    if (recipient.isSuppressed && isRequested && !holdReason) {
      await liftSuppression(transaction, visitor)
      recipient.isSuppressed = false
    }
    const visitorStatus = initialStatus(visitor, recipient, holdReason)
    const templates: ReadonlyArray<Pick<EmailTemplate<never>, 'name' | 'audience'>> = recipient.isTeamFlooded
      ? [
          ...emails.templates.filter(({ audience }) => audience === 'visitor'),
          ...(recipient.hasDigest ? [] : [teamDigest]),
        ]
      : emails.templates
    const rows = templates.map(({ name, audience }) => {
      const isToVisitor = audience === 'visitor'
      const [status, last_error] = isToVisitor ? visitorStatus : waiting
      return newEmail(domain, {
        template: name,
        // A digest isn't about one form, so erasing that form mustn't delete it.
        form_id: name === teamDigest.name ? null : formId,
        status,
        last_error,
        next_attempt_at: firstAttemptAt(),
        ...(isToVisitor && {
          recipient: visitor,
          inbox_key: inboxKey(visitor),
          unsubscribe_token: unsubscribeToken(),
        }),
      })
    })
    if (rows.length > 0) await insertMessages(transaction, rows)
    const isUnwanted = ({ status }: (typeof rows)[number]) => status === 'suppressed'
    return {
      ids: new Map(rows.filter(row => !isUnwanted(row)).map(({ template, id }) => [template, id])),
      unwanted: rows.filter(isUnwanted).map(({ template }) => template),
    }
  },
})

type InitialStatus = readonly [status: MessageStatus, reason: string | null]

const waiting: InitialStatus = ['waiting', null]

type Recipient = Awaited<ReturnType<typeof recipientStatus>>

function initialStatus(
  recipient: string,
  { isSuppressed, emails }: Recipient,
  holdReason: string | null,
): InitialStatus {
  if (!isSingleAddress(recipient)) return ['failed', "This isn't a valid email address."]
  if (isSuppressed) return ['suppressed', 'The address has unsubscribed.']
  if (holdReason) return ['held', holdReason]
  if (emails >= emailsPerInboxPerDay)
    return ['held', `Not sent: this inbox already got ${emailsPerInboxPerDay} emails from us in the past 24 hours.`]
  return waiting
}

type RecipientRow = { suppressed: number; emails: number; floods: number; digests: number }

/** One statement, because every form submission waits for it. */
async function recipientStatus(read: Handle, address: string, noticesPerHour: number) {
  const [hourAgo, dayAgo] = [1, 24].map(hours => new Date(Date.now() - hours * 3_600_000).toISOString())
  const notices = sql`from outbox where channel = 'email' and recipient is null and created_at > ${hourAgo}`
  const { rows } = await sql<RecipientRow>`
    select
      (select count(*) from suppressions where address_hash = ${suppressionHash(address)}) as suppressed,
      (select count(*) from outbox where inbox_key = ${inboxKey(address)} and created_at > ${dayAgo}
        and status in ('sent', 'waiting')) as emails,
      (select count(*) from (select 1 ${notices} and form_id is not null limit 1 offset ${noticesPerHour - 1}) as nth)
        as floods,
      (select count(*) from (select 1 ${notices} and template = ${teamDigest.name} limit 1) as digest) as digests
    `.execute(read)
  const { suppressed = 0, emails = 0, floods = 0, digests = 0 } = rows[0] ?? {}
  return { isSuppressed: suppressed > 0, emails, isTeamFlooded: floods > 0, hasDigest: digests > 0 }
}
