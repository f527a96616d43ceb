import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { WordField } from '#contracts/words.ts'
import { addListButtons, moveListButtons } from './frame-lists.ts'
import { type FramePage, prepareFramePage } from './frame-page.ts'
import { describePlaces } from './frame-texts.ts'

type FramePageOptions = {
  frame: RefObject<HTMLIFrameElement | null>
  fields: ReadonlyMap<string, WordField> | undefined
  onOpen: (path: string, element: HTMLElement) => void
  /** There's no page with marked texts in the frame. */
  onMissing: () => void
}

/** The page in the frame once it's loaded and prepared. */
export function useFramePage({ frame, fields, onOpen, onMissing }: FramePageOptions) {
  const [page, setPage] = useState<FramePage>()
  const scroll = useRef(0)

  const onLoad = () => {
    const loaded = frame.current && prepareFramePage(frame.current)
    if (!loaded) return onMissing()
    loaded.document.defaultView?.scrollTo(0, scroll.current)
    scroll.current = 0
    setPage(loaded)
  }

  /** Renders the page again, at the same place. */
  const reload = useCallback(() => {
    const view = frame.current?.contentWindow
    scroll.current = view?.scrollY ?? 0
    setPage(undefined)
    view?.location.reload()
  }, [frame])

  useEffect(() => {
    if (!page || !fields) return
    describePlaces(page, fields)
    addListButtons(page, fields.values())
  }, [page, fields])

  const open = useRef(onOpen)
  useEffect(() => {
    open.current = onOpen
  })
  useEffect(() => (page ? listen(page, (path, element) => open.current(path, element)) : undefined), [page])

  return { page, clear: () => setPage(undefined), onLoad, reload }
}

/** Clicks and keys in the page only ever open a text or a list. */
function listen({ document }: FramePage, onOpen: FramePageOptions['onOpen']) {
  const open = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-place], [data-list]')
    const path = element?.dataset.place ?? element?.dataset.list
    if (!element || !path) return
    event.preventDefault()
    onOpen(path, element)
  }
  const stop = (event: Event) => event.preventDefault()
  const click = (event: Event) => {
    event.preventDefault()
    open(event)
  }
  const press = (event: KeyboardEvent) => {
    // A button turns the key into a click by itself.
    const isButton = (event.target as Element).matches('button')
    if (!isButton && ['Enter', ' '].includes(event.key)) open(event)
  }
  const observer = new ResizeObserver(() => moveListButtons(document))
  observer.observe(document.body)
  document.addEventListener('click', click)
  document.addEventListener('auxclick', stop)
  document.addEventListener('submit', stop)
  document.addEventListener('keydown', press)
  return () => {
    observer.disconnect()
    document.removeEventListener('click', click)
    document.removeEventListener('auxclick', stop)
    document.removeEventListener('submit', stop)
    document.removeEventListener('keydown', press)
  }
}
