import { useId } from 'react'
import { useNow } from '#app/admin/time/every-minute.ts'
import { dayHeading, exactTime, timeOfDay } from '#app/admin/time/format-time.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { AuditEntry } from '#contracts/audit-log.ts'

export function ActivityList({ entries }: { entries: readonly AuditEntry[] }) {
  const now = useNow()
  const days = Map.groupBy(entries, ({ at }) => dayHeading(at, now))
  return (
    <div className="flex flex-col gap-6">
      {[...days].map(([day, entries]) => (
        <Day key={day} day={day} entries={entries} />
      ))}
    </div>
  )
}

function Day({ day, entries }: { day: string; entries: readonly AuditEntry[] }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 text-heading-text text-pine-deep">
        {day}
      </h2>
      <ul
        aria-labelledby={headingId}
        className="divide-y divide-line rounded-card border border-line bg-white px-5 shadow-card sm:px-6"
      >
        {entries.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry: { at, what, lead, device, address, isThisDevice } }: { entry: AuditEntry }) {
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 wrap-anywhere sm:grid-cols-[5.5rem_minmax(0,1fr)] lg:grid-cols-[5.5rem_minmax(0,5fr)_minmax(0,4fr)] lg:items-baseline">
      <time
        dateTime={at}
        title={exactTime(at)}
        className="text-small text-ink-soft tabular-nums sm:row-span-2 lg:row-auto"
      >
        {timeOfDay(at)}
      </time>
      <p>
        <span className="font-semibold">{what}</span>
        {lead && (
          <>
            {': '}
            {lead.name === null ? (
              <span className="text-ink-soft">erased lead</span>
            ) : (
              <AdminTextLink inline to={`/admin/leads?${new URLSearchParams({ lead: lead.id })}`}>
                <bdi>{lead.name.trim() || 'Unknown'}</bdi>
              </AdminTextLink>
            )}
          </>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
        <span>{[device ?? 'Unknown device', address].filter(Boolean).join(', ')}</span>
        {isThisDevice && <Badge tone="quiet">This device</Badge>}
      </p>
    </li>
  )
}
