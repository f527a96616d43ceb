import { useState } from 'react'
import { MailLine } from '#app/features/admin/mails/mail-line.tsx'
import { useFocusWhenGone } from '#app/lib/use-focus-when-gone.ts'
import type { Person } from '#contracts/people.ts'
import { useReadPersonAgain } from './people-cache.ts'

export function MailList({ person: { id, mails } }: { person: Person }) {
  const readAgain = useReadPersonAgain(id)
  const [resentId, setResentId] = useState<string>()
  const canStillBeResent = mails.some(mail => mail.id === resentId && mail.canBeResent)
  const list = useFocusWhenGone<HTMLUListElement>(canStillBeResent)
  if (mails.length === 0) return <p className="text-ink-soft">No emails yet.</p>
  return (
    <ul ref={list} tabIndex={-1} className="divide-y divide-line border-t border-line outline-none">
      {mails.map(mail => (
        <MailLine
          key={mail.id}
          mail={mail}
          // Without a mail server none has ever been tried.
          isTriedByItself={mail.attempts > 0}
          onResent={() => {
            setResentId(mail.id)
            return readAgain()
          }}
        />
      ))}
    </ul>
  )
}
