import { useState } from 'react'
import { ExportButtons } from '#app/features/admin/lists/export-buttons.tsx'
import { RefreshButton } from '#app/features/admin/lists/refresh-button.tsx'
import { SearchField } from '#app/features/admin/lists/search-field.tsx'
import { type AdminList, useAdminList } from '#app/features/admin/lists/use-admin-list.ts'
import { useUrlSearch } from '#app/features/admin/lists/use-url-search.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { AnalyticsSessions } from './analytics-sessions.tsx'
import { SearchOutcome } from './search-outcome.tsx'
import type { StoredResponse } from './stored-response.ts'
import type { StoredSession } from './stored-session.ts'
import { SurveyResponses } from './survey-responses.tsx'
import { useOpenTab } from './use-open-tab.ts'

const responsesPath = '/api/admin/survey-responses'
const sessionsPath = '/api/admin/analytics-sessions'

export function Database() {
  const search = useUrlSearch()
  const { tab, openTab } = useOpenTab()
  const params = { q: search.searched }
  const isSearch = search.searched !== ''
  const responses = useAdminList<StoredResponse>(responsesPath, params, 'Failed to fetch survey responses')
  const sessions = useAdminList<StoredSession>(sessionsPath, params, 'Failed to fetch analytics sessions')
  const open =
    tab === 'surveys'
      ? { path: responsesPath, what: 'survey responses', total: responses.total }
      : { path: sessionsPath, what: 'analytics sessions', total: sessions.total }
  const [refreshes, setRefreshes] = useState(0)
  const refresh = async () => {
    await Promise.all([responses.refresh(), sessions.refresh()])
    setRefreshes(count => count + 1)
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-end gap-3 sm:gap-4">
        <SearchField search={search} placeholder="Name, email, business or hash" />
        <RefreshButton onRefresh={refresh} />
      </div>
      <SearchOutcome searched={search.searched} {...{ responses, sessions, refreshes }} />
      <Tabs
        label="Records"
        value={tab}
        onChange={openTab}
        aside={<ExportButtons {...open} params={params} disabled={open.total === 0} />}
        tabs={[
          {
            id: 'surveys',
            title: <TabTitle name="Survey Responses" list={responses} />,
            content: <SurveyResponses list={responses} isSearch={isSearch} />,
          },
          {
            id: 'sessions',
            title: <TabTitle name="Analytics Sessions" list={sessions} />,
            content: <AnalyticsSessions list={sessions} isSearch={isSearch} />,
          },
        ]}
      />
    </div>
  )
}

function TabTitle({ name, list }: { name: string; list: AdminList<{ id: string }> }) {
  const unknown = list.isError ? '–' : '…'
  return (
    <>
      {name} <span className="tabular-nums">({list.total?.toLocaleString('en-CA') ?? unknown})</span>
    </>
  )
}
