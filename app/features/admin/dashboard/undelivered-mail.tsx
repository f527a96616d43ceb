import { useState } from 'react'
import { MailLine } from '#app/features/admin/mails/mail-line.tsx'
import { useFocusWhenGone } from '#app/lib/use-focus-when-gone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Overview } from '#contracts/overview.ts'

type UndeliveredMailProps = {
  mails: Overview['mails']
  onResent: () => Promise<unknown>
}

export function UndeliveredMail({ mails: { canSend, undelivered, list }, onResent }: UndeliveredMailProps) {
  const [resentId, setResentId] = useState<string>()
  const heading = useFocusWhenGone<HTMLHeadingElement>(list.some(({ id }) => id === resentId))
  return (
    <section aria-labelledby="undelivered-mail" className="mt-5 flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3
          ref={heading}
          id="undelivered-mail"
          tabIndex={-1}
          className="text-heading-3 text-pine-deep focus:outline-none"
        >
          Mail not delivered
        </h3>
        {undelivered > 0 && <Badge tone="danger">{undelivered.toLocaleString('en-CA')}</Badge>}
      </div>
      {!canSend && (
        <p className="max-w-text rounded-control bg-amber-soft px-5 py-4">
          No mail server is set up, so nothing is sent. All mail is kept, and goes out by itself as soon as whoever runs
          the server sets <code>SMTP_URL</code>.
        </p>
      )}
      {undelivered === 0 && (
        <p className="text-ink-soft">{canSend ? 'All mail has been delivered.' : 'No mail is waiting.'}</p>
      )}
      {list.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-white px-5 shadow-card sm:px-6">
          {list.map(({ personId, personName, ...mail }) => (
            <MailLine
              key={mail.id}
              mail={mail}
              about={
                personId && (
                  <TextLink inline to={`/admin/leads?person=${encodeURIComponent(personId)}`}>
                    <bdi>{personName?.trim() || 'Unknown'}</bdi>
                  </TextLink>
                )
              }
              isTriedByItself={canSend}
              onResent={() => {
                setResentId(mail.id)
                return onResent()
              }}
            />
          ))}
        </ul>
      )}
      {undelivered > list.length && (
        <p className="text-small text-ink-soft">
          These are the newest {list.length.toLocaleString('en-CA')} of {undelivered.toLocaleString('en-CA')}. The
          others move up when these are delivered.
        </p>
      )}
    </section>
  )
}
