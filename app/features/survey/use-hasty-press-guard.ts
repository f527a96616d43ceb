import { type MouseEvent, useEffect, useRef } from 'react'

/** Nobody has read a question this soon after it appeared. */
const readingTimeMs = 500

/**
 * Buttons of the next step stand where those of the last one stood. A double click counts once, and Enter pressed
 * twice in a hurry does not send a survey whose last question was not seen.
 */
export function useHastyPressGuard(step: number) {
  const shownAt = useRef(0)
  const touched = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins untouched.
  useEffect(() => {
    shownAt.current = performance.now()
    touched.current = false
    const touch = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.key === 'Enter')) touched.current = true
    }
    document.addEventListener('keydown', touch)
    document.addEventListener('pointerdown', touch)
    return () => {
      document.removeEventListener('keydown', touch)
      document.removeEventListener('pointerdown', touch)
    }
  }, [step])
  return {
    isUnseen: () => !touched.current && performance.now() - shownAt.current < readingTimeMs,
    dropSecondClick(event: MouseEvent) {
      const onControl = event.target instanceof Element && event.target.closest('a, button')
      if (event.detail < 2 || !onControl) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
