import { useEffect, useRef } from 'react'

/** What had the focus may be gone once its work is done: then the keyboard goes on at this heading. */
export function useFocusWhenGone(isThere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasThere = useRef(isThere)
  useEffect(() => {
    const isNowhere = document.activeElement?.matches('body, main')
    if (wasThere.current && !isThere && isNowhere) heading.current?.focus({ preventScroll: true })
    wasThere.current = isThere
  }, [isThere])
  return heading
}
