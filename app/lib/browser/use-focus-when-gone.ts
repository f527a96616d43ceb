import { useLayoutEffect, useRef } from 'react'

/** Focuses the element with this ref when a focused control disappears. */
export function useFocusWhenGone<Target extends HTMLElement>(isShown: boolean) {
  const target = useRef<Target>(null)
  const wasShown = useRef(isShown)
  useLayoutEffect(() => {
    const focusIsLost = document.activeElement?.matches('body, main')
    if (wasShown.current && !isShown && focusIsLost) target.current?.focus({ preventScroll: true })
    wasShown.current = isShown
  }, [isShown])
  return target
}
