import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { Person, TimelineEntry } from '#contracts/people.ts'
import { BetaAnswers, QuizResults, SurveyAnswers } from './sent-form.tsx'
import { sessionWords, surveyOf } from './survey-words.ts'

/** Everything somebody did here, the latest first. The latest form is open. */
export function Timeline({ person }: { person: Person }) {
  const { timeline, sent } = person
  const latestForm = timeline.findIndex(({ kind }) => kind !== 'session')
  const shown = timeline.filter(({ kind }) => kind !== 'session').length
  const all = sent.survey + sent.quiz + sent.beta
  return (
    <>
      {shown < all && (
        <p className="mb-4">
          The newest {shown.toLocaleString('en-CA')} of {all.toLocaleString('en-CA')} forms. “Export everything” has the
          rest.
        </p>
      )}
      <ol className="flex flex-col divide-y divide-line border-t border-line">
        {timeline.map((entry, index) => (
          <li key={`${entry.kind}-${entry.record.id}`}>
            <Entry entry={entry} person={person} open={index === latestForm} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Entry({ entry, person, open }: { entry: TimelineEntry; person: Person; open: boolean }) {
  if (entry.kind === 'session')
    return (
      <div className="flex flex-col gap-0.5 py-4">
        <p className="wrap-anywhere">{sessionWords(entry.record)}</p>
        <When at={entry.at} />
      </div>
    )
  return (
    <Form at={entry.at} title={titleOf(entry)} open={open}>
      {entry.kind === 'survey' && <SurveyAnswers record={entry.record} person={person} />}
      {entry.kind === 'quiz' && <QuizResults record={entry.record} person={person} />}
      {entry.kind === 'beta' && <BetaAnswers record={entry.record} person={person} />}
    </Form>
  )
}

function titleOf(entry: Exclude<TimelineEntry, { kind: 'session' }>) {
  switch (entry.kind) {
    case 'survey':
      return surveyOf(entry.record.surveyType).title
    case 'quiz':
      return `Quiz: ${entry.record.score} of ${entry.record.questionCount} right at the first try`
    case 'beta':
      return 'Beta application'
  }
}

type FormProps = { at: string; title: string; open: boolean; children: ReactNode }

function Form({ at, title, open, children }: FormProps) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-touch cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-col gap-0.5">
          <span className="font-semibold text-pine-deep">{title}</span>
          <When at={at} />
        </span>
        <ChevronDownIcon className="size-6 shrink-0 text-pine transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

function When({ at }: { at: string }) {
  return (
    <span className="text-small text-ink-soft">
      <Moment at={at} exact />
    </span>
  )
}
