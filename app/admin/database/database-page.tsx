import * as Tabs from '@radix-ui/react-tabs'
import { useState } from 'react'
import { isCurrent } from '#app/admin/data/query-state.tsx'
import { RefreshButton } from '#app/admin/data/refresh-button.tsx'
import { useUrlParams } from '#app/admin/data/use-url-params.ts'
import { ExportButtons } from '#app/admin/lists/export-buttons.tsx'
import { SearchField, searchFrom } from '#app/admin/lists/search-field.tsx'
import { type AdminList, useAdminList } from '#app/admin/lists/use-admin-list.ts'
import { countText, pluralize } from '#app/lib/numbers.ts'
import type { listSessions } from '#contracts/analytics-stats.ts'
import type { listSurveyResponses } from '#contracts/form-records.ts'
import { analyticsSessions } from './analytics-sessions.tsx'
import { RecordList } from './record-list.tsx'
import { surveyResponses } from './survey-responses.tsx'

const tabFrom = (params: URLSearchParams) => (params.get('tab') === 'sessions' ? 'sessions' : 'surveys')

export function DatabasePage() {
  const [params, changeParams] = useUrlParams()
  const q = searchFrom(params)
  const tab = tabFrom(params)
  const responses = useAdminList<typeof listSurveyResponses>('/api/admin/survey-responses', 'survey responses', { q })
  const sessions = useAdminList<typeof listSessions>('/api/admin/analytics-sessions', 'analytics sessions', { q })
  const [refreshes, setRefreshes] = useState(0)
  const refresh = async () => {
    await Promise.all([responses.refetch(), sessions.refetch()])
    setRefreshes(count => count + 1)
  }
  const openTab = (id: string) => {
    // The tabs fire twice per press: on pointer down and on focus.
    if (tabFrom(new URLSearchParams(location.search)) !== id) changeParams({ tab: id === 'surveys' ? '' : id })
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-end gap-3 sm:gap-4">
        <SearchField placeholder="Name, email, business or hash" />
        <RefreshButton onRefresh={refresh} />
      </div>
      {/* For screen readers. The key makes them announce the counts after a refresh even if they haven't changed. */}
      <p role="status" className="sr-only">
        {isCurrent(responses) && isCurrent(sessions) && (
          <span key={refreshes}>
            {pluralize(responses.total ?? 0, 'survey response')} and{' '}
            {pluralize(sessions.total ?? 0, 'analytics session')} {q ? `match “${q}”` : 'in total'}
          </span>
        )}
      </p>
      <Tabs.Root value={tab} onValueChange={openTab}>
        <div className="flex flex-wrap">
          <Tabs.List
            aria-label="Records"
            className="flex grow gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
          >
            <Tab id="surveys" name="Survey Responses" list={responses} />
            <Tab id="sessions" name="Analytics Sessions" list={sessions} />
          </Tabs.List>
          <div className="border-line max-sm:w-full max-sm:pt-4 sm:border-b sm:pb-2">
            <ExportButtons list={tab === 'surveys' ? responses : sessions} />
          </div>
        </div>
        <Tabs.Content value="surveys" className="pt-6">
          <RecordList list={responses} kind={surveyResponses} />
        </Tabs.Content>
        <Tabs.Content value="sessions" className="pt-6">
          <RecordList list={sessions} kind={analyticsSessions} />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}

function Tab({ id, name, list }: { id: string; name: string; list: AdminList<unknown> }) {
  const unknown = list.isError ? '–' : '…'
  return (
    <Tabs.Trigger
      value={id}
      className="-mb-px min-h-12 cursor-pointer border-b-3 border-transparent px-4 py-1 leading-tight font-semibold text-balance max-sm:grow max-sm:basis-0 max-sm:px-2 sm:whitespace-nowrap text-ink-soft hover:text-pine-deep focus-visible:-outline-offset-3 data-[state=active]:border-pine data-[state=active]:text-pine-deep"
    >
      {name} <span className="tabular-nums">({list.total === undefined ? unknown : countText(list.total)})</span>
    </Tabs.Trigger>
  )
}
