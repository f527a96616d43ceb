import { heldForVisitor } from '#server/outbox/held-emails.ts'
import type { StoredMessage } from '#server/outbox/message-repository.ts'

type FormEmail = Pick<StoredMessage, 'template' | 'recipient' | 'status' | 'last_error'>

const isNotice = ({ recipient }: FormEmail) => recipient === null

const isAttempted = ({ status }: FormEmail) => ['sent', 'waiting', 'failed'].includes(status)

/** Whether the form itself keeps its confirmation from being sent, no matter who it's for. */
export const isHeld = (emails: readonly FormEmail[], botCheck: string | null) =>
  botCheck !== null || emails.some(({ last_error }) => last_error === heldForVisitor)

/** Not attempted because of what came from this address before: unsubscribed, spam, or a limit. */
const isAssumed = (email: FormEmail, held: boolean) =>
  !isAttempted(email) && (isNotice(email) ? email.status === 'dismissed' : !held)

/** Whether the response depends on the SMTP server, and no notice to the team shows if it works. */
export const needsCheck = (emails: readonly FormEmail[], held: boolean) =>
  emails.some(email => isAssumed(email, held)) && !emails.some(email => isNotice(email) && isAttempted(email))

/**
 * The names of the emails that the response reports as sent. It must not reveal what came from this address before, so an
 * email that wasn't attempted because of that counts like the notice to the team. A notice that the hourly summary
 * replaces counts as sent. `works`: whether the SMTP server does, if there's no such notice.
 */
export function reportedAsSent(emails: readonly FormEmail[], { held, works }: { held: boolean; works: boolean }) {
  const notice = emails.find(email => isNotice(email) && isAttempted(email))
  const wouldBeSent = notice ? notice.status === 'sent' : works
  const isReported = (email: FormEmail) => {
    if (isAttempted(email)) return email.status === 'sent'
    return isAssumed(email, held) ? wouldBeSent : isNotice(email)
  }
  return new Set(emails.filter(isReported).map(({ template }) => template))
}
