import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { HoneypotField } from '#app/ui/honeypot-field.tsx'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { EmailTextLink, TextLink } from '#app/ui/text-link.tsx'
import type { SurveyQuestion } from '#content/surveys/survey.ts'
import type { SurveyProps } from './survey-props.ts'
import { SurveyQuestionFields } from './survey-question-fields.tsx'
import { percentComplete } from './survey-rules.ts'
import { useSurvey } from './use-survey.ts'

const stillNeeded: Record<SurveyQuestion['type'], string> = {
  'contact-form': 'Please fill in all four fields.',
  'multiple-choice': 'Please choose one answer.',
  scale: '',
  'text-multiple': 'Please fill in every field.',
}

export function SurveyForm(props: SurveyProps) {
  const form = useRef<HTMLFormElement>(null)
  const { contactConsent, countingNotice, toolkitConsent } = props.consents
  const {
    draft,
    isRestored,
    step,
    question,
    isLast,
    canGoForward,
    pending,
    failure,
    update,
    goForward,
    goBack,
    send,
    onHoneypotFill,
  } = useSurvey(props, form)
  const count = props.questions.length
  const percent = percentComplete(step, count)
  const isJustShown = useJustShown(step)
  const goForwardOrSend = () => {
    if (!isLast) goForward()
    else if (!isJustShown()) send()
  }
  useQuestionFocus(form, step)
  useSurveyKeys({ next: isLast ? () => undefined : goForward, submitOrNext: goForwardOrSend, back: goBack })

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onClickCapture={dropSecondClick}
      className="flex scroll-mt-header flex-col gap-6"
      onSubmit={event => {
        event.preventDefault()
        goForwardOrSend()
      }}
    >
      <div className="flex flex-col gap-2">
        <div className="flex justify-between gap-4 text-small text-ink-soft">
          <p aria-live="polite" aria-atomic="true">
            Question {step + 1} of {count}
          </p>
          <p>{percent}% complete</p>
        </div>
        <ProgressBar label="Progress" percent={percent} />
      </div>
      <NoScriptNotice>
        This assessment needs JavaScript. You can also email us at <EmailTextLink address={props.email} />, and we'll go
        through the questions with you.
      </NoScriptNotice>
      <div className="min-h-96">
        <SurveyQuestionFields
          {...props}
          question={question}
          draft={draft}
          disabled={pending}
          enterKey={isLast ? 'send' : 'next'}
          update={update}
        />
        {step === 0 && (
          <>
            <HoneypotField onFill={onHoneypotFill} />
            <p className="mt-5 text-small text-ink-soft">
              {countingNotice}{' '}
              <TextLink inline to="/privacy-policy">
                Privacy Policy
              </TextLink>
            </p>
          </>
        )}
        {isLast && (
          <div className="mt-8 flex flex-col gap-4 border-t border-line pt-6">
            <Checkbox
              label={toolkitConsent.label}
              hint={toolkitConsent.explanation}
              disabled={pending}
              checked={draft.toolkitOptIn}
              onChange={event => update({ toolkitOptIn: event.target.checked })}
            />
            <p className="text-small text-ink-soft">
              {contactConsent}{' '}
              <TextLink inline to="/privacy-policy">
                Privacy Policy
              </TextLink>
            </p>
          </div>
        )}
      </div>
      <div className="flex flex-col gap-3">
        <FormFailure failure={failure} />
        <p role="status" className="min-h-6 text-small text-ink-soft">
          {canGoForward || pending || !isRestored ? '' : stillNeeded[question.type]}
        </p>
        <div className="flex flex-wrap gap-4 noscript:hidden">
          <Button variant="secondary" onClick={goBack} disabled={pending}>
            Back
          </Button>
          <Button type="submit" disabled={!canGoForward} pending={pending} className="grow sm:min-w-56 sm:grow-0">
            {!isLast ? 'Next' : pending ? 'Sending...' : 'Send to our Team'}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** The next step's buttons are in the same place, so a double click counts once. */
const dropSecondClick = (event: MouseEvent) => {
  const onControl = event.target instanceof Element && event.target.closest('a, button')
  if (event.detail < 2 || !onControl) return
  event.preventDefault()
  event.stopPropagation()
}

type Actions = { next: () => void; submitOrNext: () => void; back: () => void }

const handlesEnter = 'textarea, a, button, summary, select'
const handlesArrows = 'input, textarea, select, ul, ol'

/** Enter goes forward or submits. The arrow keys go forward and back, but never submit. */
function useSurveyKeys({ next, submitOrNext, back }: Actions) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, isComposing, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
    if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey || shiftKey) return
    // Ignore keys pressed in the header or a toast.
    if (!(target instanceof Element) || !(target === document.body || target.closest('main'))) return
    if (key === 'Enter' && !target.closest(handlesEnter)) {
      event.preventDefault()
      if (!repeat && !target.matches('[type="radio"]')) submitOrNext()
    }
    if (target.closest(handlesArrows) || repeat) return
    if (key === 'ArrowRight') next()
    if (key === 'ArrowLeft') back()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

const readingTimeMs = 500

/** Whether the step has only just appeared: pressing Enter twice must not send the survey. */
function useJustShown(step: number) {
  const shownAt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts over.
  useEffect(() => {
    shownAt.current = performance.now()
    const markSeen = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.key === 'Enter')) shownAt.current = Number.NEGATIVE_INFINITY
    }
    document.addEventListener('keydown', markSeen)
    document.addEventListener('pointerdown', markSeen)
    return () => {
      document.removeEventListener('keydown', markSeen)
      document.removeEventListener('pointerdown', markSeen)
    }
  }, [step])
  return () => performance.now() - shownAt.current < readingTimeMs
}

const focusDelayMs = 100
const controls = 'input:not([tabindex="-1"]), textarea, select'

/** Focuses each new question, so that screen readers read it, unless the visitor is already in one of its fields. */
function useQuestionFocus(form: RefObject<HTMLElement | null>, step: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is a new question in the same element.
  useEffect(() => {
    const timer = setTimeout(() => {
      const container = form.current
      if (!container || container.querySelector(`:is(${controls}):focus`)) return
      const first =
        container.querySelector<HTMLElement>('input:checked') ?? container.querySelector<HTMLElement>(controls)
      first?.focus({ preventScroll: true })
      bringIntoView(container)
      first?.scrollIntoView({ block: 'nearest' })
    }, focusDelayMs)
    return () => clearTimeout(timer)
  }, [form, step])
}

/** On a phone, the pressed button is below the next question, whose start may be off screen. */
function bringIntoView(container: HTMLElement) {
  const { top } = container.getBoundingClientRect()
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < headerHeight) container.scrollIntoView({ block: 'start' })
}
