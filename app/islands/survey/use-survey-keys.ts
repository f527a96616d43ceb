import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type Actions = { next: () => void; submitOrNext: () => void; back: () => void }

const handlesEnter = 'textarea, a, button, summary, select'
const handlesArrows = 'input, textarea, select, ul, ol'

/** Enter goes forward or submits. The arrow keys go forward and back, but never submit. */
export function useSurveyKeys({ next, submitOrNext, back }: Actions) {
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
export function useJustShown(step: number) {
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
export function useQuestionFocus(form: RefObject<HTMLElement | null>, step: number) {
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
