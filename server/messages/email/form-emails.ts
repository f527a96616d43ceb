import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { MessageStatus } from '#contracts/outbox.ts'
import type { Clock } from '#server/clock.ts'
import { inboxKey, isSingleAddress } from '#server/email-address.ts'
import { awaitsConfirmation, heldAsSpam, heldForInbox, heldForTotal } from '#server/messages/outbox/held-emails.ts'
import {
  insertMessages,
  insertOnce,
  newMessage,
  type StoredMessage,
} from '#server/messages/outbox/message-repository.ts'
import type { Handle } from '#server/storage/database.ts'
import { confirmRequest } from './confirm-request.ts'
import type { EmailTemplate } from './email-template.ts'
import { type Recipient, recipientOf } from './recipient.ts'
import { markAsAsked } from './suppressions.ts'
import { summaryHour, teamDigest } from './team-digest.ts'

type NewEmails<Data> = {
  formId: string
  templates: ReadonlyArray<EmailTemplate<Data>>
  visitor: string
  isPossibleBot: boolean
  holdReason: string | null
  /** The visitor explicitly asked for email. If the address has unsubscribed, we ask first. */
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

type Parts = {
  domain: string
  noticesPerHour: number
  confirmationsPerHour: number
  /** Forms are stored at the same time, as on Postgres. */
  locksInbox: boolean
  firstAttemptAt: () => string
  clock: Clock
}

export type FormEmails = ReturnType<typeof createFormEmails>

/** Queues a form's emails in the form's own transaction. */
export const createFormEmails = ({ domain, firstAttemptAt, clock, ...limits }: Parts) => ({
  async add<Data>(transaction: Handle, emails: NewEmails<Data>): Promise<readonly StoredMessage[]> {
    const { formId, visitor, isRequested } = emails
    const now = clock.now()
    const recipient = await recipientOf(transaction, visitor, limits, now)
    const visitorStatus = statusForVisitor(emails, recipient)
    const teamStatus = statusForTeam(emails, recipient)
    const created_at = now.toISOString()
    const toVisitor = () => ({
      recipient: visitor,
      inbox_key: inboxKey(visitor),
      unsubscribe_token: unsubscribeToken(),
    })
    const rows = emails.templates.map(({ name, audience }) => {
      const isToVisitor = audience === 'visitor'
      const [status, last_error] = isToVisitor ? visitorStatus : teamStatus
      return newEmail(domain, {
        template: name,
        form_id: formId,
        status,
        last_error,
        created_at,
        next_attempt_at: firstAttemptAt(),
        ...(isToVisitor && toVisitor()),
      })
    })
    if (isRequested && visitorStatus === unconfirmed && (await markAsAsked(transaction, visitor, created_at))) {
      const question = { template: confirmRequest.name, form_id: formId, created_at, next_attempt_at: firstAttemptAt() }
      rows.push(newEmail(domain, { ...question, ...toVisitor() }))
    }
    if (rows.length > 0) await insertMessages(transaction, rows)
    if (teamStatus === summarized) await addSummary(transaction, domain, now)
    return rows
  },
})

type InitialStatus = readonly [status: MessageStatus, reason: string | null]

const waiting: InitialStatus = ['waiting', null]
const spam: InitialStatus = ['dismissed', heldAsSpam]
const summarized: InitialStatus = ['suppressed', 'Named in the hourly summary instead.']
const unsubscribed: InitialStatus = ['suppressed', 'The address has unsubscribed.']
const unconfirmed: InitialStatus = ['suppressed', awaitsConfirmation]

/** Isn't about one form, so erasing that form doesn't delete it. `now`: when the notice was stored, or it may be in no summary. */
async function addSummary(transaction: Handle, domain: string, now: Date) {
  const { dedupeKey, payload, sendAt } = summaryHour(now.getTime())
  let dedupe_key = dedupeKey
  // If the clock was set back, the hour's summary may be out already. Then there's another one.
  for (let copy = 2; await isOut(transaction, dedupe_key); copy += 1) dedupe_key = `${dedupeKey} ${copy}`
  // Dated when it's due, or it would look stuck while it waits for the hour to end.
  const times = { created_at: sendAt, next_attempt_at: sendAt }
  const email = newEmail(domain, { template: teamDigest.name, payload, ...times })
  return insertOnce(transaction, { ...email, dedupe_key })
}

/** Or is being sent. */
async function isOut(transaction: Handle, dedupeKey: string) {
  const message = await transaction
    .selectFrom('outbox')
    .select(['status', 'leased_until'])
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst()
  return message !== undefined && (message.status !== 'waiting' || message.leased_until !== null)
}

/** Bots must not use up the notices of people, nor fill the team's inbox. */
function statusForTeam({ isPossibleBot }: { isPossibleBot: boolean }, { isTeamFlooded, isSpam }: Recipient) {
  if (isPossibleBot || isTeamFlooded) return summarized
  return isSpam ? spam : waiting
}

type ForVisitor = Pick<NewEmails<never>, 'visitor' | 'holdReason' | 'isRequested'>

function statusForVisitor({ visitor, holdReason, isRequested }: ForVisitor, recipient: Recipient): InitialStatus {
  if (!isSingleAddress(visitor)) return ['failed', "This isn't a valid email address."]
  if (recipient.isSpam) return spam
  if (holdReason) return ['held', holdReason]
  if (recipient.isSuppressed) return isRequested ? unconfirmed : unsubscribed
  if (recipient.emails >= emailsPerInboxPerDay) return ['held', heldForInbox(emailsPerInboxPerDay)]
  if (recipient.isOverHourlyLimit && !recipient.isKnown) return ['held', heldForTotal]
  return waiting
}
