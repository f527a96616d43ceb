import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A client navigation leaves the focus where it was, on a link that may be gone. Moving it to the main area puts
 * keyboard users at the start of the new page and lets screen readers announce it.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const previousPathname = useRef(pathname)
  useEffect(() => {
    if (previousPathname.current === pathname) return
    previousPathname.current = pathname
    if (!hash) main.current?.focus({ preventScroll: true })
  }, [pathname, hash])
  return main
}
