import { EmailList } from '#app/features/admin/emails/email-list.tsx'
import { countText } from '#app/features/admin/lists/counts.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Overview } from '#contracts/overview.ts'

type UndeliveredEmailsProps = { emails: Overview['emails']; onResent: () => Promise<unknown> }

export function UndeliveredEmails({ emails: { canSend, undelivered, list }, onResent }: UndeliveredEmailsProps) {
  return (
    <section aria-labelledby="undelivered-emails" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="undelivered-emails" className="text-heading-3 text-pine-deep">
          Undelivered emails
        </h3>
        {undelivered > 0 && <Badge tone="danger">{countText(undelivered)}</Badge>}
      </div>
      {!canSend && (
        <p className="max-w-text rounded-control bg-amber-soft px-5 py-4">
          Email isn't set up yet, so nothing is being sent. Emails are saved, and go out once <code>SMTP_URL</code> is
          set on the server.
        </p>
      )}
      <EmailList
        emails={list}
        empty={canSend ? 'All emails have been delivered.' : 'No emails are waiting to be sent.'}
        className="rounded-card border border-line bg-white px-5 shadow-card sm:px-6"
        canSend={canSend}
        onResent={onResent}
      />
      {undelivered > list.length && (
        <p className="text-small text-ink-soft">
          Showing the newest {countText(list.length)} of {countText(undelivered)}. The rest appear as these are
          delivered.
        </p>
      )}
    </section>
  )
}
