import { type RefObject, useEffect, useRef } from 'react'
import { type FramePage, isShown } from './frame-page.ts'
import { otherTextId } from './other-texts.tsx'

type ReturnedFocus = {
  openPath: string | null
  page: FramePage | undefined
  isPanelOpen: boolean
  clicked: RefObject<HTMLElement | null>
}

/** Shows which text is open, and gives it the focus back when it's closed, if need be once the page is loaded again. */
export function useReturnedFocus({ openPath, page, isPanelOpen, clicked }: ReturnedFocus) {
  const closedPath = useRef<string>(null)
  useEffect(() => {
    if (openPath === null) return
    for (const { path, element } of page?.places ?? []) element.toggleAttribute('data-open', path === openPath)
    return () => {
      for (const { element } of page?.places ?? []) element.removeAttribute('data-open')
      closedPath.current = openPath
    }
  }, [openPath, page])
  useEffect(() => {
    const path = closedPath.current
    if (openPath !== null || path === null || !page) return
    closedPath.current = null
    const own = page.places.filter(place => place.path === path && isShown(place)).map(({ element }) => element)
    const listButton = page.document.querySelector<HTMLElement>(`[data-list="${path}"]`)
    const row = isPanelOpen ? document.getElementById(otherTextId(path)) : null
    const target = row ?? own.find(element => element === clicked.current) ?? own[0] ?? listButton
    target?.focus({ preventScroll: true })
    // The toolbar of a phone is back, and takes the room from the page.
    target?.scrollIntoView({ block: 'nearest' })
  }, [openPath, page, isPanelOpen, clicked])
}
