import type { SurveyType } from '#content/surveys/survey.ts'
import type { SessionRecord } from '#contracts/analytics-figures.ts'
import type { Tables } from '#server/db/tables.ts'

const word = (yes: number) => (yes === 1 ? 'true' : 'false')

export const sessionRecordOf = (row: Tables['analytics_sessions']): SessionRecord => ({
  id: row.id,
  surveyType: row.survey_type as SurveyType,
  isCompleted: word(row.is_completed),
  toolkitOptIn: word(row.toolkit_opt_in),
  startedAt: row.started_at,
  completedAt: row.completed_at,
  emailHash: row.email_hash,
  lastStep: row.last_step,
  furthestStep: row.furthest_step,
})

const yesOrNo = (value: SessionRecord['isCompleted']) => (value === 'true' ? 'Yes' : 'No')

/** Files are passed on: the id is left out, because whoever has it may write to the session. */
export type ExportedSession = Omit<SessionRecord, 'id'>

/** Questions count from 1, as the visitor saw them. */
export const sessionColumns: ReadonlyArray<readonly [string, (record: ExportedSession) => string | number | null]> = [
  ['Started at', ({ startedAt }) => startedAt],
  ['Completed at', ({ completedAt }) => completedAt],
  ['Survey', ({ surveyType }) => surveyType],
  ['Completed', ({ isCompleted }) => yesOrNo(isCompleted)],
  ['Toolkit', ({ toolkitOptIn }) => yesOrNo(toolkitOptIn)],
  ['Last question', ({ lastStep }) => lastStep + 1],
  ['Furthest question', ({ furthestStep }) => furthestStep + 1],
  ['Email hash', ({ emailHash }) => emailHash],
]
