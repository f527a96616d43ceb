import { useLayoutEffect, useRef } from 'react'

/** What had the focus may be gone once its work is done: then the keyboard goes on at this place, a heading say. */
export function useFocusWhenGone<Place extends HTMLElement>(isThere: boolean) {
  const place = useRef<Place>(null)
  const wasThere = useRef(isThere)
  useLayoutEffect(() => {
    const isNowhere = document.activeElement?.matches('body, main')
    if (wasThere.current && !isThere && isNowhere) place.current?.focus({ preventScroll: true })
    wasThere.current = isThere
  }, [isThere])
  return place
}
