import { useState } from 'react'
import { callAdmin } from '#app/features/admin/session/admin-api.ts'
import { sentenceOf } from '#app/lib/api.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import type { MailRecord, ResendAnswer } from '#contracts/mails.ts'
import type { Person } from '#contracts/people.ts'
import { countOf } from './lead-words.ts'
import { useReadPersonAgain } from './people-cache.ts'

const states: Record<MailRecord['status'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting to be sent', tone: 'accent' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Not delivered', tone: 'danger' },
  held: { label: 'Held back', tone: 'accent' },
  suppressed: { label: 'Not sent', tone: 'quiet' },
}

export function MailList({ person }: { person: Person }) {
  if (person.mails.length === 0) return <p className="text-ink-soft">No emails yet.</p>
  return (
    <ul className="flex flex-col divide-y divide-line border-t border-line">
      {person.mails.map(mail => (
        <li key={mail.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
          <MailState mail={mail} />
          {mail.canBeResent && <ResendButton mail={mail} personId={person.id} />}
        </li>
      ))}
    </ul>
  )
}

function MailState({ mail }: { mail: MailRecord }) {
  const { title, recipient, status, reason, attempts, createdAt, sentAt, nextTryAt } = mail
  const { label, tone } = states[status]
  return (
    <div className="flex min-w-0 flex-col items-start gap-1 wrap-anywhere">
      <span className="font-semibold">{title}</span>
      <span className="text-small text-ink-soft">
        To {recipient ?? 'the team'}, <Moment at={sentAt ?? createdAt} exact />
      </span>
      <Badge tone={tone}>{label}</Badge>
      {reason && <span className="text-small">{reason}</span>}
      {status === 'waiting' && nextTryAt && (
        <span className="text-small text-ink-soft">
          Next try <Moment at={nextTryAt} />
          {attempts > 0 && `, after ${countOf(attempts, 'try', 'tries')}`}
        </span>
      )}
    </div>
  )
}

function ResendButton({ mail, personId }: { mail: MailRecord; personId: string }) {
  const [sending, setSending] = useState(false)
  const readAgain = useReadPersonAgain(personId)
  const resend = async () => {
    setSending(true)
    try {
      const answer = await callAdmin<ResendAnswer>(`/api/admin/mails/${mail.id}/resend`, { method: 'POST' })
      showToast(outcomeOf(answer))
      await readAgain()
    } catch (error) {
      console.info(error)
      const description = sentenceOf(error) ?? 'The server could not be reached. Please try again.'
      showToast({ title: 'Email not sent', description, variant: 'destructive' })
    } finally {
      setSending(false)
    }
  }
  return (
    <Button variant="secondary" pending={sending} onClick={resend}>
      <span>
        {sending ? 'Sending...' : 'Resend'} <span className="sr-only">{mail.title}</span>
      </span>
    </Button>
  )
}

function outcomeOf({ status, reason }: ResendAnswer) {
  const description = reason ? { description: reason } : {}
  if (status === 'sent') return { title: 'Email sent' }
  if (status === 'waiting') return { title: 'Email not sent yet', ...description }
  return { title: 'Email not sent', ...description, variant: 'destructive' as const }
}
