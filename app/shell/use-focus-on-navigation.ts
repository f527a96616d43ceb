import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Client navigation leaves the focus on the old link. Focusing the main area lets screen readers announce the page. */
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
