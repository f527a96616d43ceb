import { ExportButtons } from '#app/features/admin/lists/export-buttons.tsx'
import { ListStates } from '#app/features/admin/lists/list-states.tsx'
import { RecordTableSkeleton } from '#app/features/admin/lists/record-table-skeleton.tsx'
import { RefreshButton } from '#app/features/admin/lists/refresh-button.tsx'
import { SearchField } from '#app/features/admin/lists/search-field.tsx'
import { type AdminList, useAdminList } from '#app/features/admin/lists/use-admin-list.ts'
import { useUrlSearch } from '#app/features/admin/lists/use-url-search.ts'
import type { PersonSummary } from '#contracts/people.ts'
import { LeadColumns, LeadRow } from './lead-row.tsx'
import { countOf } from './lead-words.ts'
import { leadsCall } from './people-cache.ts'
import { StatusFilter, useFilterInUrl } from './status-filter.tsx'

/** Everyone who sent a form, the latest first. */
export function LeadList() {
  const search = useUrlSearch()
  const { chosen, choose } = useFilterInUrl()
  const params = { q: search.searched, ...chosen.filter }
  const list = useAdminList<PersonSummary>(leadsCall, params, 'Failed to fetch leads')
  const isSearch = Object.values(params).some(value => value !== '')
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:gap-x-4">
        <SearchField search={search} placeholder="Name, email or business" />
        <div className="max-sm:order-1 max-sm:col-span-2">
          <StatusFilter chosen={chosen.label} onChoose={choose} />
        </div>
        <RefreshButton onRefresh={list.refresh} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p role="status" className="font-semibold tabular-nums">
          {countWords(list)}
        </p>
        <ExportButtons path={leadsCall} params={params} what="leads" disabled={list.total === 0} />
      </div>
      <ListStates
        list={list}
        empty={isSearch ? 'No leads found matching your search' : 'No leads yet'}
        skeleton={<RecordTableSkeleton />}
      >
        <div className="lg:overflow-clip lg:rounded-card lg:border lg:border-line lg:bg-white lg:shadow-card">
          <LeadColumns />
          <ul aria-label="Leads, newest first" className="max-lg:flex max-lg:flex-col max-lg:gap-3">
            {list.items.map(person => (
              <li
                key={person.id}
                className="[content-visibility:auto] border-line [contain-intrinsic-block-size:auto_8rem] lg:not-last:border-b lg:[contain-intrinsic-block-size:auto_4.5rem]"
              >
                <LeadRow person={person} />
              </li>
            ))}
          </ul>
        </div>
      </ListStates>
    </div>
  )
}

const countWords = ({ isCurrent, total = 0 }: AdminList<PersonSummary>) =>
  isCurrent ? countOf(total, 'lead', 'leads') : ''
