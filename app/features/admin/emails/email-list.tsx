import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '#app/features/admin/session/admin-api.ts'
import { RelativeTime } from '#app/features/admin/ui/relative-time.tsx'
import { errorMessage } from '#app/lib/api.ts'
import { showToast, type ToastMessage } from '#app/lib/toast-store.ts'
import { useFocusWhenGone } from '#app/lib/use-focus-when-gone.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { EmailRecord, resendEmail } from '#contracts/emails.ts'
import type { Overview } from '#contracts/overview.ts'

const statuses: Record<EmailRecord['status'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting to be sent', tone: 'accent' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Not delivered', tone: 'danger' },
  held: { label: 'On hold', tone: 'accent' },
  suppressed: { label: 'Not sent', tone: 'quiet' },
}

type Email = EmailRecord & Partial<Pick<Overview['emails']['list'][number], 'personId' | 'personName'>>

type EmailListProps = {
  emails: readonly Email[]
  empty: string
  className: string
  /** Whether an SMTP server is configured. If unknown, an earlier attempt means that there is one. */
  canSend?: boolean
  onResent: () => Promise<unknown>
}

export function EmailList({ emails, empty, className, canSend, onResent }: EmailListProps) {
  const [resentId, setResentId] = useState<string>()
  const box = useFocusWhenGone<HTMLDivElement>(emails.some(({ id, canBeResent }) => id === resentId && canBeResent))
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {emails.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {emails.length > 0 && (
        <ul className={`divide-y divide-line ${className}`}>
          {emails.map(email => (
            <EmailLine
              key={email.id}
              email={email}
              isRetried={canSend ?? email.attempts > 0}
              onResent={() => {
                setResentId(email.id)
                return onResent()
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type EmailLineProps = { email: Email; isRetried: boolean; onResent: () => Promise<unknown> }

function EmailLine({ email, isRetried, onResent }: EmailLineProps) {
  const { title, recipient, status, reason, attempts, createdAt, nextAttemptAt, canBeResent, personId } = email
  const { mutate: resend, isPending } = useMutation({
    mutationFn: () => callAdmin<typeof resendEmail>(`POST /api/admin/emails/${email.id}/resend`),
    onSuccess: response => void showToast(outcomeOf(response)),
    onError: error => {
      console.info(error)
      showToast({
        title: "Couldn't resend the email",
        description: errorMessage(error) ?? "Couldn't reach the server. Please try again.",
        variant: 'destructive',
      })
    },
    onSettled: onResent,
  })
  const { label, tone } = statuses[status]
  return (
    <li className="flex flex-col gap-x-8 gap-y-4 py-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1.5 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{title}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-5 text-small text-ink-soft">
          <span className="min-w-0">To {recipient === null ? 'the team' : <bdi>{recipient || 'no address'}</bdi>}</span>
          {personId && (
            <span className="min-w-0">
              About{' '}
              <TextLink inline to={`/admin/leads?person=${encodeURIComponent(personId)}`}>
                <bdi>{email.personName?.trim() || 'Unknown'}</bdi>
              </TextLink>
            </span>
          )}
          <span>
            Created <RelativeTime at={createdAt} />
          </span>
          {attempts > 0 && <span>{attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}</span>}
          {isRetried && nextAttemptAt && (
            <span>Next attempt {isSoon(nextAttemptAt) ? 'within a minute' : <RelativeTime at={nextAttemptAt} />}</span>
          )}
        </p>
        {reason && (
          <p>
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      {canBeResent && (
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => resend()}
          className="shrink-0 self-start sm:self-center"
        >
          <span>
            {isPending ? 'Sending...' : 'Resend'}
            <span className="sr-only">
              : {title}, to {recipient ?? 'the team'}
            </span>
          </span>
        </Button>
      )}
    </li>
  )
}

const isSoon = (time: string) => Date.parse(time) < Date.now() + 60_000

function outcomeOf({ status, reason }: Pick<EmailRecord, 'status' | 'reason'>): ToastMessage {
  if (status === 'sent') return { title: 'Email sent', description: "It's on its way." }
  if (status === 'waiting') return { title: 'Email not sent yet', description: "It's still waiting to be sent." }
  return { title: 'Email not sent', description: reason ?? 'The email server rejected it.', variant: 'destructive' }
}
