import { ListStates } from '#app/features/admin/lists/list-states.tsx'
import { type Column, RecordTable } from '#app/features/admin/lists/record-table.tsx'
import { RecordTableSkeleton } from '#app/features/admin/lists/record-table-skeleton.tsx'
import type { AdminList } from '#app/features/admin/lists/use-admin-list.ts'
import { shortMoment } from '#app/lib/moments.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { AnalyticsSessionDetails } from './analytics-session-details.tsx'
import { SurveyTypeText, TimeCell } from './record-cells.tsx'
import { notAvailable, textIn, timeIn } from './stored-response.ts'
import { isCompleted, type StoredSession, shortHash, wantsToolkit } from './stored-session.ts'
import { useOpenedRecord } from './use-opened-record.ts'

const columns: ReadonlyArray<Column<StoredSession>> = [
  {
    title: 'Survey',
    onPhone: 'half',
    cell: ({ surveyType }) => (
      <span className="font-semibold">
        <SurveyTypeText type={surveyType} />
      </span>
    ),
  },
  { title: 'Status', onPhone: 'half', cell: session => <CompletionBadge session={session} /> },
  { title: 'Toolkit opt-in', onPhone: 'half', cell: session => (wantsToolkit(session) ? 'Yes' : 'No') },
  { title: 'Started', onPhone: 'half', cell: ({ startedAt }) => <TimeCell at={startedAt} /> },
  { title: 'Completed', onPhone: 'half', cell: ({ completedAt }) => <TimeCell at={completedAt} /> },
  {
    title: 'Email hash',
    onPhone: 'half',
    cell: ({ emailHash }) =>
      textIn(emailHash) ? (
        <span className="tabular-nums wrap-anywhere">{shortHash(emailHash as string)}</span>
      ) : (
        notAvailable
      ),
  },
]

const widths = 'lg:grid-cols-[6rem_8.5rem_8rem_1fr_1fr_11.5rem_6.5rem]'

const sessionName = ({ surveyType, startedAt }: StoredSession) => {
  const started = timeIn(startedAt)
  return `the ${textIn(surveyType) ?? 'unknown'} session ${started ? `from ${shortMoment(started)}` : 'without a date'}`
}

type AnalyticsSessionsProps = { list: AdminList<StoredSession>; isSearch: boolean }

export function AnalyticsSessions({ list, isSearch }: AnalyticsSessionsProps) {
  const { record, open, dialog } = useOpenedRecord<StoredSession>()
  return (
    <>
      <ListStates
        list={list}
        empty={isSearch ? 'No analytics sessions found matching your search' : 'No analytics sessions yet'}
        skeleton={<RecordTableSkeleton />}
      >
        <RecordTable
          label="Analytics sessions, newest first"
          {...{ columns, widths }}
          pages={list.pages}
          nameOf={sessionName}
          onOpen={open}
        />
      </ListStates>
      <Dialog {...dialog} title="Analytics session">
        {record && <AnalyticsSessionDetails session={record} />}
      </Dialog>
    </>
  )
}

function CompletionBadge({ session }: { session: StoredSession }) {
  return isCompleted(session) ? <Badge tone="success">Completed</Badge> : <Badge>Incomplete</Badge>
}
