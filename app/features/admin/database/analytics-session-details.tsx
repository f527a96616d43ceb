import { Facts } from '#app/ui/facts.tsx'
import { ExactTime } from './details-parts.tsx'
import { SurveyTypeText } from './record-cells.tsx'
import { notAvailable, textIn } from './stored-response.ts'
import { isCompleted, questionAt, type StoredSession, wantsToolkit } from './stored-session.ts'

export function AnalyticsSessionDetails({ session }: { session: StoredSession }) {
  const { surveyType, emailHash, lastStep, furthestStep } = session
  return (
    <Facts
      facts={[
        ['Survey type', <SurveyTypeText key="type" type={surveyType} />],
        ['Status', isCompleted(session) ? 'Completed' : 'Incomplete'],
        ['Toolkit opt-in', wantsToolkit(session) ? 'Yes' : 'No'],
        ['Started', <ExactTime key="started" at={session.startedAt} />],
        ['Completed', <ExactTime key="completed" at={session.completedAt} />],
        ['Furthest question', <QuestionReached key="furthest" {...{ surveyType }} step={furthestStep} />],
        ['Last question seen', <QuestionReached key="last" {...{ surveyType }} step={lastStep} />],
        ['Email hash', textIn(emailHash) ?? notAvailable],
        ['ID', session.id],
      ]}
    />
  )
}

type QuestionReachedProps = { surveyType: StoredSession['surveyType']; step: StoredSession['lastStep'] }

function QuestionReached({ surveyType, step }: QuestionReachedProps) {
  const question = questionAt(surveyType, step)
  if (!question) return notAvailable
  return (
    <>
      {question.place}
      {question.wording && <span className="block text-small text-ink-soft">{question.wording}</span>}
    </>
  )
}
