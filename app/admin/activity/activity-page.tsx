import { useEffect } from 'react'
import { useNavigationType } from 'react-router'
import { isCurrent } from '#app/admin/data/query-state.tsx'
import { RefreshButton } from '#app/admin/data/refresh-button.tsx'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { ChoiceField, oneOf } from '#app/admin/lists/choice-field.tsx'
import { ExportButtons } from '#app/admin/lists/export-buttons.tsx'
import { ListState } from '#app/admin/lists/list-state.tsx'
import { type AdminList, useAdminList } from '#app/admin/lists/use-admin-list.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { countText } from '#app/lib/numbers.ts'
import type { AuditEntry, AuditGroup, listAuditEntries } from '#contracts/audit-log.ts'
import { ActivityList } from './activity-list.tsx'
import { activityPath } from './activity-path.ts'

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
  useFreshList(list.refetch)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-end justify-between gap-4">
        <div className="max-sm:grow sm:w-64">
          <ChoiceField
            label="Show"
            choices={shows}
            value={show}
            onChange={chosen => changeParams({ show: chosen === 'all' ? '' : chosen })}
          />
        </div>
        <RefreshButton onRefresh={list.refetch} />
      </div>
      {lead && <LeadFilter list={list} to={show === 'all' ? activityPath : `${activityPath}?show=${show}`} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p role="status" className="font-semibold tabular-nums">
          {isCurrent(list) && (list.total === 1 ? '1 entry' : `${countText(list.total ?? 0)} entries`)}
        </p>
        <ExportButtons list={list} />
      </div>
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

/** A link opens the newest entries, but going back shows the list as it was. */
function useFreshList(refetch: () => Promise<unknown>) {
  const isReturn = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens, not when its filter changes
  useEffect(() => {
    if (!isReturn) refetch().catch(console.info)
  }, [])
}

function LeadFilter({ list, to }: { list: AdminList<AuditEntry>; to: string }) {
  const [first] = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 rounded-control bg-pine-soft px-4 py-1.5">
      <span className="wrap-anywhere">
        Only about {isCurrent(list) && first?.lead ? <LeadName name={first.lead.name} /> : 'one lead'}
      </span>
      <AdminTextLink to={to}>Clear this filter</AdminTextLink>
    </p>
  )
}

const LeadName = ({ name }: { name: string | null }) =>
  name === null ? 'an erased lead' : <bdi className="font-semibold">{name.trim() || 'Unknown'}</bdi>
