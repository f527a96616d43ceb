import { useLayoutEffect, useRef } from 'react'

/** When a control disappears that had the focus, moves the focus to the element with this ref. */
export function useFocusWhenGone<Target extends HTMLElement>(isThere: boolean) {
  const target = useRef<Target>(null)
  const wasThere = useRef(isThere)
  useLayoutEffect(() => {
    const focusIsLost = document.activeElement?.matches('body, main')
    if (wasThere.current && !isThere && focusIsLost) target.current?.focus({ preventScroll: true })
    wasThere.current = isThere
  }, [isThere])
  return target
}
