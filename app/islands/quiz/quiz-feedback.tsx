import type { Ref } from 'react'
import { AlertIcon, CheckIcon } from '#app/ui/icons.tsx'
import type { QuizProgress } from './quiz-progress.ts'

type QuizFeedbackProps = {
  ref: Ref<HTMLDivElement>
  verdict: QuizProgress['verdict']
  explanation: string
}

export function QuizFeedback({ ref, verdict, explanation }: QuizFeedbackProps) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {/* Reserves the explanation's space, so that nothing shifts when it appears. */}
      <div className="invisible" aria-hidden="true">
        <RightAnswer explanation={explanation} />
      </div>
      <div ref={ref} role="status" className="self-start">
        {verdict === 'correct' && <RightAnswer explanation={explanation} />}
        {(verdict === 'wrong' || verdict === 'retry') && <WrongAnswer />}
      </div>
    </div>
  )
}

function RightAnswer({ explanation }: { explanation: string }) {
  return (
    <div className="rounded-control border-2 border-success bg-success-soft p-4 sm:p-5">
      <p className="flex items-center gap-2 font-semibold text-success">
        <CheckIcon className="-ml-1 size-6 shrink-0" />
        Correct.
      </p>
      <p className="mt-1.5">{explanation}</p>
    </div>
  )
}

function WrongAnswer() {
  return (
    <div className="rounded-control border-2 border-danger bg-danger-soft p-4 sm:p-5">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <AlertIcon className="size-6 shrink-0" />
        Not quite. Please try again.
      </p>
    </div>
  )
}
