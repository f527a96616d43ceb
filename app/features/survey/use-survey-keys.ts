import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type Actions = { next: () => void; submitOrNext: () => void; back: () => void }

/** Enter means something of its own here. */
const ownsEnter = 'textarea, a, button, summary, select'
/** Arrow keys move within these. */
const ownsArrows = 'input, textarea, select, ul, ol'

/**
 * Enter goes on, except where it means something else: in a text area, on a radio button, on a link or a button. The
 * right and left arrows go on and back when the focus isn't in an input, a slider, a radio button or a list. Going on
 * by arrow never sends the form.
 */
export function useSurveyKeys({ next, submitOrNext, back }: Actions) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, isComposing, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
    if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey || shiftKey) return
    // Elsewhere (the header, a toast) keys have nothing to do with the survey.
    if (!(target instanceof Element) || !(target === document.body || target.closest('main'))) return
    if (key === 'Enter' && !target.closest(ownsEnter)) {
      // Or the browser would submit the form by itself.
      event.preventDefault()
      if (!repeat && !target.matches('[type="radio"]')) submitOrNext()
    }
    if (target.closest(ownsArrows) || repeat) return
    if (key === 'ArrowRight') next()
    if (key === 'ArrowLeft') back()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Nobody has read a question this soon after it appeared. */
const readingTimeMs = 500

/** Whether nobody can have seen this step yet: Enter pressed twice in a hurry must not send the survey. */
export function useIsUnseen(step: number) {
  const shownAt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins untouched.
  useEffect(() => {
    shownAt.current = performance.now()
    const touch = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.key === 'Enter')) shownAt.current = Number.NEGATIVE_INFINITY
    }
    document.addEventListener('keydown', touch)
    document.addEventListener('pointerdown', touch)
    return () => {
      document.removeEventListener('keydown', touch)
      document.removeEventListener('pointerdown', touch)
    }
  }, [step])
  return () => performance.now() - shownAt.current < readingTimeMs
}

const focusDelayMs = 100
const controls = 'input:not([tabindex="-1"]), textarea, select'

/**
 * Puts the focus into each question as it appears, which also lets a screen reader read it. A visitor who is already
 * in one of its fields (the page was slow to hydrate) is left there.
 */
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

/** On a phone the button that was pressed is below the next question: its beginning must not be out of sight. */
function bringIntoView(container: HTMLElement) {
  const { top } = container.getBoundingClientRect()
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < headerHeight) container.scrollIntoView({ block: 'start' })
}
