import { useEffect, useRef } from 'react'

/**
 * The button that was pressed may be gone when its work is done: then the keyboard goes on at this heading.
 * `doneAt` is when the page last showed the outcome of some work.
 */
export function useFocusAfterWork(doneAt: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (doneAt < pressedAt.current) return
    pressedAt.current = Number.POSITIVE_INFINITY
    if (document.activeElement?.matches('body, main')) heading.current?.focus({ preventScroll: true })
  }, [doneAt])
  const notePress = () => {
    pressedAt.current = Date.now()
  }
  return { heading, notePress }
}
