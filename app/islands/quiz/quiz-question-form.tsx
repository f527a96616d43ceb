import { type FormEvent, type KeyboardEvent, type MouseEvent, type Ref, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { scrollBehavior } from '#app/lib/browser/scrolling.ts'
import { Button } from '#app/ui/button.tsx'
import { AlertIcon, CheckIcon } from '#app/ui/icons.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import type { QuizQuestion } from '#content/quiz.ts'
import { check, choose, type QuizProgress, tryAgain, verdictOn } from './quiz-progress.ts'

const retryDelayMs = 2000

export const answerName = 'quiz-answer'

const tones = { open: 'neutral', wrong: 'danger', retry: 'neutral', correct: 'success' } as const

type QuizQuestionFormProps = {
  question: QuizQuestion
  isLast: boolean
  progress: QuizProgress
  advance: (update: (progress: QuizProgress) => QuizProgress) => void
  onNext: () => void
}

export function QuizQuestionForm({ question, isLast, progress, advance, onNext }: QuizQuestionFormProps) {
  const { chosen, verdict } = progress
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const feedback = useRef<HTMLDivElement>(null)

  const reset = useEffectEvent(() => {
    if (form.current) moveFocusToChoice(form.current)
    advance(tryAgain)
  })
  useEffect(() => {
    if (verdict !== 'wrong') return undefined
    const timer = setTimeout(reset, retryDelayMs)
    return () => clearTimeout(timer)
  }, [verdict])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null || verdict === 'wrong') return
    if (verdict === 'correct') return onNext()
    // A correct answer disables the options, which would drop the focus.
    if (verdictOn(question, chosen) === 'correct') button.current?.focus({ preventScroll: true })
    flushSync(() => advance(check(question)))
    bringIntoView(feedback.current)
  }

  return (
    <form
      ref={form}
      method="dialog"
      onSubmit={submit}
      onKeyDown={ignoreHeldEnter}
      // Otherwise Firefox restores these controls after a reload, even for another question.
      autoComplete="off"
      // Not flex: in a flex column, WebKit counts a fieldset's legend twice.
      className="grid gap-6"
    >
      <RadioCards
        key={question.id}
        label={<h2 className="text-heading-3 text-pine-deep">{question.question}</h2>}
        name={answerName}
        options={question.options}
        value={chosen ?? undefined}
        onChange={event => advance(choose(event.target.value))}
        disabled={verdict === 'correct'}
        tone={tones[verdict]}
      />
      <Button
        ref={button}
        type="submit"
        disabled={chosen === null}
        aria-disabled={verdict === 'wrong'}
        onClick={ignoreSecondClick}
        className="max-sm:w-full sm:justify-self-start noscript:hidden"
      >
        {verdict !== 'correct' ? 'Check Answer' : isLast ? 'Continue to Contact Info' : 'Next Question'}
      </Button>
      <QuizFeedback ref={feedback} verdict={verdict} explanation={question.explanation} />
    </form>
  )
}

/** The button is about to be disabled, which would drop the focus. */
function moveFocusToChoice(form: HTMLFormElement) {
  if (form.contains(document.activeElement)) form.querySelector<HTMLInputElement>('input:checked')?.focus()
}

// The next button is in the same place: a double click or a held Enter would skip the explanation.
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}
const ignoreHeldEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })

type QuizFeedbackProps = {
  ref: Ref<HTMLDivElement>
  verdict: QuizProgress['verdict']
  explanation: string
}

function QuizFeedback({ ref, verdict, explanation }: QuizFeedbackProps) {
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
