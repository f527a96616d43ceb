import { type RefObject, useEffect } from 'react'

const focusDelayMs = 100
const controls = 'input:not([tabindex="-1"]), textarea, select'

/**
 * Puts the focus into each question as it appears, which also lets a screen reader read it. A visitor who is already
 * in one of its fields (the page was slow to wake up) is left there.
 */
export function useQuestionFocus(question: RefObject<HTMLElement | null>, step: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is a new question in the same element.
  useEffect(() => {
    const timer = setTimeout(() => {
      const container = question.current
      const current = document.activeElement
      if (!container || (container.contains(current) && current?.matches(controls))) return
      const first =
        container.querySelector<HTMLElement>('input:checked') ?? container.querySelector<HTMLElement>(controls)
      first?.focus({ preventScroll: true })
      bringIntoView(container)
      first?.scrollIntoView({ block: 'nearest' })
    }, focusDelayMs)
    return () => clearTimeout(timer)
  }, [question, step])
}

/** On a phone the button that was pressed is below the question that comes: its beginning must not be out of sight. */
function bringIntoView(container: HTMLElement) {
  const { top } = container.getBoundingClientRect()
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (top < headerHeight) container.scrollIntoView({ block: 'start' })
}
