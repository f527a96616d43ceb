import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { StartPageWindow } from '#app/page-script/start-page.ts'

/**
 * Client navigation leaves the focus on the old link: focusing the main area lets screen readers announce the page.
 * Also counts the view; for the first page, start-page.ts has done that.
 */
export function usePageChange() {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const previousPathname = useRef(pathname)
  useEffect(() => {
    if (previousPathname.current === pathname) return
    previousPathname.current = pathname
    ;(window as StartPageWindow).countView?.()
    if (!hash) main.current?.focus({ preventScroll: true })
  }, [pathname, hash])
  return main
}
