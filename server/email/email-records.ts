import type { EmailRecord } from '#contracts/emails.ts'
import { isSingleAddress } from './addresses.ts'
import type { EmailStatus, StoredEmail } from './email-repository.ts'
import type { EmailTemplate } from './email-template.ts'

const canBeResent = ({ status, recipient }: StoredEmail) =>
  ['waiting', 'failed', 'held'].includes(status) && (recipient === null || isSingleAddress(recipient))

export const emailRecords =
  (templates: ReadonlyArray<Pick<EmailTemplate<never>, 'name' | 'title'>>) =>
  (email: StoredEmail): EmailRecord => ({
    id: email.id,
    title: templates.find(({ name }) => name === email.template)?.title ?? email.template,
    recipient: email.recipient,
    status: email.status as EmailStatus,
    reason: email.last_error,
    attempts: email.attempts,
    createdAt: email.created_at,
    sentAt: email.sent_at,
    nextAttemptAt: email.status === 'waiting' ? email.next_attempt_at : null,
    canBeResent: canBeResent(email),
  })

export type EmailRecordOf = ReturnType<typeof emailRecords>
