import { useLayoutEffect, useRef } from 'react'

type Target = 'up' | 'down' | 'undo' | 'edit' | 'listed' | 'form' | 'error'

/** `entryId` of the row and `part` of the control, as EntryRow marks them. */
const selectors: Readonly<Record<Target, string>> = {
  up: '[data-part=up]',
  down: '[data-part=down]',
  undo: '[data-part=undo]',
  edit: '[data-part=edit]',
  listed: '[data-part=listed]',
  form: '[data-part=form] :is(input, textarea, select)',
  error: '[data-part=form] [aria-invalid=true]',
}

/** The browser drops the focus when an element moves or disappears. This sets it after the next render. */
export function useMovedFocus(listId: string) {
  const next = useRef<{ entryId: number | string; target: Target }>(undefined)
  useLayoutEffect(() => {
    if (!next.current) return
    const { entryId, target } = next.current
    const row = document.getElementById(listId)?.querySelector(`[data-entry="${entryId}"]`)
    const control = row?.querySelector<HTMLElement>(selectors[target])
    next.current = undefined
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'nearest' })
  })
  return (entryId: number | string, target: Target) => {
    next.current = { entryId, target }
  }
}
