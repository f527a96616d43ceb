import type { EmailRecord } from '#contracts/emails.ts'
import { isSingleAddress } from './addresses.ts'
import type { EmailStatus, StoredEmail } from './email-repository.ts'
import type { EmailTemplate } from './email-template.ts'

const canBeResent = ({ status, recipient }: StoredEmail) =>
  ['waiting', 'failed', 'held'].includes(status) && (recipient === null || isSingleAddress(recipient))

export const emailRecords =
  (templates: ReadonlyArray<Pick<EmailTemplate<never>, 'name' | 'title'>>) =>
  (mail: StoredEmail): EmailRecord => ({
    id: mail.id,
    title: templates.find(({ name }) => name === mail.template)?.title ?? mail.template,
    recipient: mail.recipient,
    status: mail.status as EmailStatus,
    reason: mail.last_error,
    attempts: mail.attempts,
    createdAt: mail.created_at,
    sentAt: mail.sent_at,
    nextTryAt: mail.status === 'waiting' ? mail.next_try_at : null,
    canBeResent: canBeResent(mail),
  })

export type EmailRecordOf = ReturnType<typeof emailRecords>
