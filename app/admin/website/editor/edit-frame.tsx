import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { stringOf, valueAt } from '#app/admin/website/form/values.ts'
import { partAt } from '#app/admin/website/website-paths.ts'
import type { Json } from '#contracts/words.ts'
import { blocksIn, type FramePage, failureIn, prepareFramePage } from './frame-page.ts'

/** What's in the form, and what's stored. */
export type Typed = { path: string; stored: Json; value: Json }

type EditFrameProps = {
  /** Of the page with its marks. */
  src: string
  open: { text: string; at: string } | undefined
  typed: Typed | undefined
  /** After each change of it, the page is loaded again, at the same place. */
  savedCount: number
  /** The block that was at the top when the owner came from the page. */
  from: number | undefined
  onOpen: (part: { text: string; at: string }) => void
  onFailure: (message: string | undefined) => void
}

export function EditFrame({ src, open, typed, savedCount, from, onOpen, onFailure }: EditFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<FramePage>()
  const scroll = useRef<number>(undefined)

  const load = () => {
    if (!frame.current) return
    const loaded = prepareFramePage(frame.current)
    if (!loaded) return onFailure(failureIn(frame.current))
    const target =
      loaded.places.find(({ mark }) => isOpen(mark, open))?.element ?? blocksIn(loaded.document)[from ?? -1]
    if (scroll.current === undefined) target?.scrollIntoView({ block: from === undefined ? 'center' : 'start' })
    else loaded.document.defaultView?.scrollTo({ top: scroll.current, behavior: 'instant' })
    setPage(loaded)
  }
  const shownCount = useRef(savedCount)
  useEffect(() => {
    if (shownCount.current === savedCount) return
    shownCount.current = savedCount
    const view = frame.current?.contentWindow
    scroll.current = view?.scrollY
    setPage(undefined)
    view?.location.reload()
  }, [savedCount])

  useEffect(() => {
    for (const { mark, element, text } of page?.places ?? []) {
      const { text: path, at } = partAt(mark)
      // Only a text that's shown whole, not a template or a part of it.
      const isTyped = path === typed?.path && stringOf(valueAt(typed.stored, at)) === text
      const next = isTyped ? stringOf(valueAt(typed.value, at)) : text
      if (element.textContent !== next) element.textContent = next
    }
  }, [page, typed])

  const openMark = open && `${open.text}#${open.at}`
  const lastOpen = useRef<string>(undefined)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!page) return
    const own = page.places.filter(({ mark }) => markOf(mark) === (openMark ?? lastOpen.current))
    for (const { element } of own) element.toggleAttribute('data-open', openMark !== undefined)
    const target = own.find(({ element }) => element === pressed.current)?.element ?? own[0]?.element
    if (openMark) target?.scrollIntoView({ block: 'nearest' })
    // Closed: the text gets the focus back.
    else if (lastOpen.current) target?.focus()
    lastOpen.current = openMark
    return () => {
      for (const { element } of own) element.removeAttribute('data-open')
    }
  }, [openMark, page])

  const choose = useEffectEvent((element: HTMLElement) => {
    pressed.current = element
    onOpen(partAt(element.dataset.mark ?? ''))
  })
  useEffect(() => (page ? listen(page, element => choose(element)) : undefined), [page])

  return (
    <iframe
      // A new element, because a new address in the same one would be a step back for the back button.
      key={src}
      ref={frame}
      title="The page that you're editing. Choose a text to change it."
      src={src}
      onLoad={load}
      className="absolute inset-0 size-full bg-white"
    />
  )
}

const markOf = (mark: string) => {
  const { text, at } = partAt(mark)
  return `${text}#${at}`
}

const isOpen = (mark: string, open: EditFrameProps['open']) =>
  open !== undefined && markOf(mark) === `${open.text}#${open.at}`

/** Clicks and keys in the page only ever open a text. */
function listen({ document }: FramePage, onChoose: (element: HTMLElement) => void) {
  const abort = new AbortController()
  const { signal } = abort
  const choose = (event: Event) => {
    event.preventDefault()
    // Not `instanceof`: the frame has classes of its own.
    const element = (event.target as Element).closest<HTMLElement>('[data-mark]')
    if (element) onChoose(element)
  }
  document.addEventListener('click', choose, { signal })
  document.addEventListener('auxclick', event => event.preventDefault(), { signal })
  document.addEventListener('submit', event => event.preventDefault(), { signal })
  document.addEventListener('keydown', event => ['Enter', ' '].includes(event.key) && choose(event), { signal })
  return () => abort.abort()
}
