import { type RefObject, useEffect, useRef } from 'react'
import { focusInView } from '#app/lib/browser/scrolling.ts'

/** Focuses the first field with an error once it's rendered. */
export function useInvalidFocus(box: RefObject<HTMLElement | null>) {
  const isDue = useRef(false)
  useEffect(() => {
    const field = isDue.current ? box.current?.querySelector<HTMLElement>('[aria-invalid=true]') : undefined
    if (!field) return
    isDue.current = false
    focusInView(field)
  })
  return () => {
    isDue.current = true
  }
}
