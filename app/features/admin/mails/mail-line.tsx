import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { MailRecord } from '#contracts/mails.ts'
import { mailStates } from './mail-states.ts'
import { useResend } from './use-resend.ts'

type MailLineProps = {
  mail: MailRecord
  /** The person behind it, where the list is not about one person anyway. */
  about?: ReactNode
  /** Without a mail server the time of the next try means nothing. */
  isTriedByItself: boolean
  /** Reads anew what has changed by the sending. */
  onResent: () => Promise<unknown>
}

/** A mail in a list: what it is, what became of it and why, and the button to send it again where that is of use. */
export function MailLine({ mail, about, isTriedByItself, onResent }: MailLineProps) {
  const { title, recipient, status, reason, attempts, createdAt, nextTryAt, canBeResent } = mail
  const { resend, resending } = useResend(mail, onResent)
  const { label, tone } = mailStates[status]
  return (
    <li className="flex flex-col gap-x-8 gap-y-4 py-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1.5 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{title}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-5 text-small text-ink-soft">
          <span className="min-w-0">To {recipient === null ? 'the team' : <bdi>{recipient || 'no address'}</bdi>}</span>
          {about && <span className="min-w-0">About {about}</span>}
          <span>
            Written <Moment at={createdAt} />
          </span>
          {attempts > 0 && <span>{attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}</span>}
          {isTriedByItself && nextTryAt && <NextTry at={nextTryAt} />}
        </p>
        {reason && (
          <p>
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      {canBeResent && (
        <Button variant="secondary" pending={resending} onClick={resend} className="shrink-0 self-start sm:self-center">
          <span>
            {resending ? 'Sending...' : 'Resend'}
            <span className="sr-only">
              : {title}, to {recipient ?? 'the team'}
            </span>
          </span>
        </Button>
      )}
    </li>
  )
}

function NextTry({ at }: { at: string }) {
  if (Date.parse(at) < Date.now() + 60_000) return <span>Next try within a minute</span>
  return (
    <span>
      Next try <Moment at={at} />
    </span>
  )
}
