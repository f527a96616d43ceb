import { isCurrent } from '#app/admin/data/query-state.tsx'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { ChoiceField, oneOf } from '#app/admin/lists/choice-field.tsx'
import { ListState } from '#app/admin/lists/list-state.tsx'
import { useAdminList } from '#app/admin/lists/use-admin-list.ts'
import { dayHeading, exactTime, timeOfDay } from '#app/admin/time/format-time.ts'
import { useNow } from '#app/admin/time/use-now.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { countText } from '#app/lib/numbers.ts'
import type { AuditEntry, AuditGroup, listAuditEntries } from '#contracts/audit-log.ts'

const shows: Readonly<Record<AuditGroup | 'all', string>> = {
  all: 'Everything',
  logins: 'Logins',
  views: 'Views',
  changes: 'Changes to leads',
  exports: 'Exports',
  erasures: 'Deleted data',
  emails: 'Emails and webhooks',
  settings: 'Settings',
}

export function ActivityPage() {
  const [params, changeParams] = useUrlParams()
  const show = oneOf(shows, params.get('show')) ?? 'all'
  const lead = params.get('lead') ?? ''
  const list = useAdminList<typeof listAuditEntries>('/api/admin/audit-log', 'activity', {
    show: show === 'all' ? '' : show,
    lead,
  })
  return (
    <div className="flex flex-col gap-5">
      <div className="sm:w-64">
        <ChoiceField
          label="Show"
          choices={shows}
          value={show}
          onChange={chosen => changeParams({ show: chosen === 'all' ? '' : chosen })}
        />
      </div>
      {lead && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 rounded-control bg-pine-soft px-4 py-1.5">
          Only about one lead
          <AdminTextLink to="/admin/activity">Clear this filter</AdminTextLink>
        </p>
      )}
      <p role="status" className="font-semibold tabular-nums">
        {isCurrent(list) && (list.total === 1 ? '1 entry' : `${countText(list.total ?? 0)} entries`)}
      </p>
      <ListState
        list={list}
        failure="Couldn't load the activity"
        empty={show === 'all' && !lead ? 'No activity yet' : 'No activity matches this filter'}
      >
        {entries => <ActivityList entries={entries} />}
      </ListState>
    </div>
  )
}

function ActivityList({ entries }: { entries: readonly AuditEntry[] }) {
  const now = useNow()
  const days = Map.groupBy(entries, ({ at }) => dayHeading(at, now))
  return (
    <div className="flex flex-col gap-6">
      {[...days].map(([day, entries]) => (
        <section key={day} aria-label={day}>
          <h2 className="mb-2 text-heading-3 text-pine-deep">{day}</h2>
          <ul
            aria-label={day}
            className="divide-y divide-line rounded-card border border-line bg-white px-5 shadow-card sm:px-6"
          >
            {entries.map(entry => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
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
