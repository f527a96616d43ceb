import type { MailRecord } from '#contracts/mails.ts'
import { isSingleAddress } from './addresses.ts'
import type { MailStatus, StoredMail } from './mail-repository.ts'
import type { MailTemplate } from './mail-template.ts'

const canBeResent = ({ status, recipient }: StoredMail) =>
  ['waiting', 'failed', 'held'].includes(status) && (recipient === null || isSingleAddress(recipient))

/** What the administrator reads of a mail. */
export const mailRecords =
  (templates: ReadonlyArray<Pick<MailTemplate<never>, 'name' | 'title'>>) =>
  (mail: StoredMail): MailRecord => ({
    id: mail.id,
    title: templates.find(({ name }) => name === mail.template)?.title ?? mail.template,
    recipient: mail.recipient,
    status: mail.status as MailStatus,
    reason: mail.last_error,
    attempts: mail.attempts,
    createdAt: mail.created_at,
    sentAt: mail.sent_at,
    nextTryAt: mail.status === 'waiting' ? mail.next_try_at : null,
    canBeResent: canBeResent(mail),
  })

export type MailRecordOf = ReturnType<typeof mailRecords>
