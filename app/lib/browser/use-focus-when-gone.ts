import { useLayoutEffect, useRef } from 'react'

/** Focuses the element with this ref when a focused control disappears. `shown`: whether it's there, or how many are. */
export function useFocusWhenGone<Target extends HTMLElement>(shown: boolean | number) {
  const target = useRef<Target>(null)
  const before = useRef(shown)
  useLayoutEffect(() => {
    const focusIsLost = document.activeElement?.matches('body, main')
    if (shown < before.current && focusIsLost) target.current?.focus({ preventScroll: true })
    before.current = shown
  }, [shown])
  return target
}
