import { useCallback } from 'react'
import { ExportButtons } from '#app/features/admin/lists/export-buttons.tsx'
import { MoreRows } from '#app/features/admin/lists/more-rows.tsx'
import { useAdminList } from '#app/features/admin/lists/use-admin-list.ts'
import { useUrlSearch } from '#app/features/admin/lists/use-url-search.ts'
import { classNames } from '#app/lib/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailureNotice } from '#app/ui/failure-notice.tsx'
import type { PersonSummary } from '#contracts/people.ts'
import { LeadFilters, useStatusInUrl } from './lead-filters.tsx'
import { LeadColumns, LeadRow } from './lead-row.tsx'
import { countOf } from './lead-words.ts'
import { leadsCall } from './people-cache.ts'
import { RefreshButton } from './refresh-button.tsx'

const failure = 'Failed to fetch leads'

/** Everyone who sent a form, the latest first. */
export function LeadList() {
  const { typed, setTyped, searched } = useUrlSearch()
  const { status, setStatus } = useStatusInUrl()
  const params = { q: searched, status: status ?? '' }
  const list = useAdminList<PersonSummary>(leadsCall, params, failure)
  const { fetchNextPage } = list
  const showMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const failed = list.isError && !list.isFetchNextPageError
  const searches = searched !== '' || status !== undefined
  return (
    <div className="flex flex-col gap-6">
      <LeadFilters typed={typed} onType={setTyped} status={status} onStatus={setStatus} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-h-12 items-center gap-2">
          <p role="status" className="tabular-nums">
            {countWords(list)}
          </p>
          {!failed && <RefreshButton onRefresh={list.refetch} />}
        </div>
        {list.items.length > 0 && <ExportButtons path={leadsCall} params={params} what="leads" />}
      </div>
      {failed && <FailureNotice message={failure} onRetry={() => list.refetch()} retrying={list.isFetching} />}
      {list.total === 0 && !list.isPlaceholderData && (
        <EmptyState message={searches ? 'No leads found matching your search' : 'No leads yet'} />
      )}
      {list.items.length > 0 && (
        <div>
          <LeadColumns />
          <ul
            aria-label="Leads"
            aria-busy={list.isPlaceholderData}
            className={classNames(
              'flex flex-col gap-3 transition-opacity lg:gap-0',
              list.isPlaceholderData && 'opacity-60',
            )}
          >
            {list.items.map(person => (
              <li key={person.id}>
                <LeadRow person={person} />
              </li>
            ))}
          </ul>
          <MoreRows
            hasMore={list.hasNextPage && !list.isPlaceholderData}
            loading={list.isFetchingNextPage}
            failure={list.isFetchNextPageError ? failure : undefined}
            onMore={showMore}
          />
        </div>
      )}
    </div>
  )
}

function countWords({ isPending, isPlaceholderData, total }: ReturnType<typeof useAdminList>) {
  if (isPending) return 'Loading...'
  if (isPlaceholderData) return 'Searching...'
  return total === undefined ? '' : countOf(total, 'lead', 'leads')
}
