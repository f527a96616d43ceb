import { ListStates } from '#app/features/admin/lists/list-states.tsx'
import { type Column, RecordTable } from '#app/features/admin/lists/record-table.tsx'
import { RecordTableSkeleton } from '#app/features/admin/lists/record-table-skeleton.tsx'
import type { AdminList } from '#app/features/admin/lists/use-admin-list.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { CellText, EmailCell, SurveyTypeText, TimeCell } from './record-cells.tsx'
import { contactOf, personOf, type StoredResponse, textIn } from './stored-response.ts'
import { SurveyResponseDetails } from './survey-response-details.tsx'
import { useOpenedRecord } from './use-opened-record.ts'

const columns: ReadonlyArray<Column<StoredResponse>> = [
  {
    title: 'Name',
    onPhone: 'line',
    cell: response => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <CellText text={contactOf(response).name} />
        {textIn(response.suspicion) && <Badge tone="danger">Suspected program</Badge>}
      </span>
    ),
  },
  { title: 'Business', onPhone: 'line', cell: response => <CellText text={contactOf(response).businessName} /> },
  { title: 'Email', onPhone: 'line', cell: response => <EmailCell email={contactOf(response).email} /> },
  { title: 'Phone', onPhone: 'half', cell: response => <CellText text={contactOf(response).phone} /> },
  { title: 'Survey', onPhone: 'half', cell: ({ surveyType }) => <SurveyTypeText type={surveyType} /> },
  { title: 'Date', onPhone: 'half', cell: ({ completedAt }) => <TimeCell at={completedAt} /> },
]

const widths = 'lg:grid-cols-[1.5fr_1.3fr_1.8fr_7.5rem_4.5rem_7rem_6.5rem]'

type SurveyResponsesProps = { list: AdminList<StoredResponse>; isSearch: boolean }

export function SurveyResponses({ list, isSearch }: SurveyResponsesProps) {
  const { record, open, dialog } = useOpenedRecord<StoredResponse>()
  return (
    <>
      <ListStates
        list={list}
        empty={isSearch ? 'No survey responses found matching your search' : 'No survey responses yet'}
        skeleton={<RecordTableSkeleton />}
      >
        <RecordTable
          label="Survey responses, newest first"
          {...{ columns, widths }}
          pages={list.pages}
          nameOf={personOf}
          onOpen={open}
        />
      </ListStates>
      <Dialog {...dialog} title={record ? contactOf(record).name : ''}>
        {record && <SurveyResponseDetails response={record} />}
      </Dialog>
    </>
  )
}
