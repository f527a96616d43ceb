import { MessageList } from '#app/admin/outbox/message-list.tsx'
import { countText } from '#app/lib/numbers.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Overview } from '#contracts/overview.ts'

type UndeliveredMessagesProps = { outbox: Overview['outbox']; onChange: () => Promise<unknown> }

export function UndeliveredMessages({ outbox, onChange }: UndeliveredMessagesProps) {
  const { canEmail, undelivered, list } = outbox
  return (
    <section aria-labelledby="undelivered" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="undelivered" className="text-heading-text text-pine-deep">
          Not delivered
        </h2>
        {undelivered > 0 && <Badge tone="danger">{countText(undelivered)}</Badge>}
      </div>
      {!canEmail && (
        <p className="max-w-text rounded-control bg-amber-soft px-5 py-4">
          Email isn't set up yet, so nothing is being sent. Emails are saved, and go out once <code>SMTP_URL</code> is
          set on the server.
        </p>
      )}
      <MessageList
        messages={list}
        empty={canEmail ? 'Everything has been delivered.' : 'No emails are waiting to be sent.'}
        className="rounded-card border border-line bg-white px-5 shadow-card sm:px-6"
        canEmail={canEmail}
        onChange={onChange}
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
