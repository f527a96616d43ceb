import { heldForVisitor } from '#server/messages/outbox/held-emails.ts'
import type { StoredMessage } from '#server/messages/outbox/message-repository.ts'

type FormEmail = Pick<StoredMessage, 'template' | 'recipient' | 'status' | 'last_error'>

const isNotice = ({ recipient }: FormEmail) => recipient === null

const isAttempted = ({ status }: FormEmail) => ['sent', 'waiting', 'failed'].includes(status)

/** Whether the form itself keeps its confirmation from being sent, no matter who it's for. */
export const isHeld = (emails: readonly FormEmail[], botCheck: string | null) =>
  botCheck !== null || emails.some(({ last_error }) => last_error === heldForVisitor)

/** Not attempted because of what came from this address before: unsubscribed, spam, or a limit. */
export const isSkipped = (email: FormEmail, held: boolean) =>
  !isAttempted(email) && (isNotice(email) ? email.status === 'dismissed' : !held)

/**
 * The names of the emails that the response reports as sent. It must not reveal what came from this address before, so an
 * email that was skipped counts like the notice to the team. A notice that the hourly summary replaces counts as sent.
 */
export function reportedAsSent(emails: readonly FormEmail[], held: boolean) {
  const isNoticeUnsent = emails.some(email => isNotice(email) && isAttempted(email) && email.status !== 'sent')
  const isReported = (email: FormEmail) => {
    if (isAttempted(email)) return email.status === 'sent'
    return isSkipped(email, held) ? !isNoticeUnsent : isNotice(email)
  }
  return new Set(emails.filter(isReported).map(({ template }) => template))
}
