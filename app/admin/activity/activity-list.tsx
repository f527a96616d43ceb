import { useId } from 'react'
import { useNow } from '#app/admin/time/every-minute.ts'
import { dayHeading, exactTime, timeOfDay } from '#app/admin/time/format-time.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
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
      <h2 id={headingId} className="mb-2 text-heading-3 text-pine-deep">
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
    <li className="grid gap-x-6 gap-y-0.5 py-3 wrap-anywhere lg:grid-cols-[5.5rem_minmax(0,5fr)_minmax(0,4fr)] lg:items-baseline">
      <p className="lg:order-2">
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
      <p className="flex gap-x-4 text-small text-ink-soft lg:contents">
        <time dateTime={at} title={exactTime(at)} className="whitespace-nowrap tabular-nums lg:order-1">
          {timeOfDay(at)}
        </time>
        <span className="lg:order-3">
          {[device ?? 'Unknown device', address].filter(Boolean).join(', ')}
          {isThisDevice && <span className="font-semibold text-pine-deep"> (this device)</span>}
        </span>
      </p>
    </li>
  )
}
