import { surveyWords, useAdminWords } from '#app/admin/frame/admin-words.ts'
import { shortTime } from '#app/admin/time/format-time.ts'
import { Facts } from '#app/admin/ui/facts.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { SessionRecord } from '#contracts/analytics-stats.ts'
import { ExactTime, notAvailable, SurveyTypeText, TimeCell } from './cells.tsx'
import type { RecordKind } from './record-list.tsx'

const isCompleted = (session: SessionRecord) => session.isCompleted === 'true'
const toolkitOptIn = (session: SessionRecord) => (session.toolkitOptIn === 'true' ? 'Yes' : 'No')

const hashStartLength = 16

export const analyticsSessions: RecordKind<SessionRecord> = {
  columns: [
    { title: 'Survey', cell: ({ surveyType }) => <SurveyTypeText type={surveyType} /> },
    {
      title: 'Status',
      cell: session => (isCompleted(session) ? <Badge tone="success">Completed</Badge> : <Badge>Incomplete</Badge>),
    },
    { title: 'Toolkit opt-in', cell: toolkitOptIn },
    { title: 'Started', cell: ({ startedAt }) => <TimeCell at={startedAt} /> },
    { title: 'Completed', cell: ({ completedAt }) => <TimeCell at={completedAt} /> },
    {
      title: 'Email hash',
      cell: ({ emailHash }) =>
        emailHash ? (
          <span className="tabular-nums wrap-anywhere">{emailHash.slice(0, hashStartLength)}…</span>
        ) : (
          notAvailable
        ),
    },
  ],
  widths: 'lg:grid-cols-[6rem_8.5rem_8rem_1fr_1fr_11.5rem_6.5rem]',
  nameOf: ({ surveyType, startedAt }) => `the ${surveyType} session from ${shortTime(startedAt)}`,
  dialogTitleOf: () => 'Analytics session',
  details: session => (
    <Facts
      facts={[
        ['Survey type', <SurveyTypeText key="type" type={session.surveyType} />],
        ['Status', isCompleted(session) ? 'Completed' : 'Incomplete'],
        ['Toolkit opt-in', toolkitOptIn(session)],
        ['Started', <ExactTime key="started" at={session.startedAt} />],
        ['Completed', <ExactTime key="completed" at={session.completedAt} />],
        ['Furthest question', <QuestionReached key="furthest" session={session} step={session.furthestStep} />],
        ['Last question seen', <QuestionReached key="last" session={session} step={session.lastStep} />],
        ['Email hash', session.emailHash ?? notAvailable],
        ['ID', session.id],
      ]}
    />
  ),
}

function QuestionReached({ session, step }: { session: SessionRecord; step: number }) {
  const { questions } = surveyWords(useAdminWords(), session.surveyType)
  return (
    <>
      Question {step + 1} of {questions.length}
      <span className="block text-small text-ink-soft">{questions[step]}</span>
    </>
  )
}
