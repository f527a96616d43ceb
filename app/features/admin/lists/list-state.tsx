import { type ReactNode, useEffect, useRef, useState } from 'react'
import { whenNear } from '#app/lib/when-near.ts'
import { Button } from '#app/ui/button.tsx'
import type { AdminList } from './admin-queries.ts'
import { FailureNotice, isCurrent, QueryState } from './query-state.tsx'

type ListStateProps<Item> = { list: AdminList<Item>; children: (items: Item[]) => ReactNode }

export function ListState<Item>({ list, children }: ListStateProps<Item>) {
  const { what, total, isSearch } = list
  const failure = `Failed to fetch ${what}`
  const empty = isSearch ? `No ${what} found matching your search` : `No ${what} yet`
  return (
    <QueryState query={list} failure={failure} empty={total === 0 && empty}>
      {({ pages }) => (
        <>
          {children(pages.flatMap(({ items }) => items))}
          <MoreRows list={list} failure={failure} />
        </>
      )}
    </QueryState>
  )
}

/**
 * Last in a list's element. Loads the next page before the reader gets here, or on request. With the Tab key only on
 * request: a list that keeps growing would never let the reader get past it.
 */
function MoreRows({ list, failure }: { list: AdminList<unknown>; failure: string }) {
  const { fetchNextPage, isFetchingNextPage: loading, isFetchNextPageError: failed } = list
  const hasMore = list.hasNextPage && isCurrent(list) && (loading || !list.isFetching)
  const end = useRef<HTMLDivElement>(null)
  const isTabbing = useIsTabbing()
  const shouldLoad = hasMore && !loading && !failed && !isTabbing
  useEffect(() => {
    if (shouldLoad && end.current) return whenNear(end.current, fetchNextPage)
  }, [shouldLoad, fetchNextPage])

  // After a request, the focus goes to the first new row, or to the button that retries.
  const controlsBefore = useRef(0)
  useEffect(() => {
    if (loading || controlsBefore.current === 0) return
    const focused = document.activeElement
    if (focused?.matches('body, main') || end.current?.contains(focused))
      controlsBeside(end.current)[controlsBefore.current - 1]?.focus({ preventScroll: true })
    controlsBefore.current = 0
  }, [loading])
  const load = () => {
    controlsBefore.current = controlsBeside(end.current).length
    fetchNextPage()
  }
  return (
    <div ref={end} className="flex justify-center py-6 empty:hidden">
      {hasMore && failed && <FailureNotice message={failure} onRetry={load} retrying={loading} />}
      {hasMore && !failed && (
        <Button variant="quiet" pending={loading} onClick={load}>
          {loading ? 'Loading more...' : 'Load more'}
        </Button>
      )}
    </div>
  )
}

const controlsBeside = (end: Element | null) => [
  ...(end?.parentElement?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
]

const scrollingKeys = ['PageDown', 'End', 'ArrowDown']

/** Whether the reader moves with the Tab key rather than by scrolling. */
function useIsTabbing() {
  const [isTabbing, setIsTabbing] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const note = (event: Event) => {
      const key = event instanceof KeyboardEvent ? event.key : undefined
      if (key === 'Tab') setIsTabbing(true)
      else if (key === undefined || scrollingKeys.includes(key)) setIsTabbing(false)
    }
    for (const type of ['keydown', 'wheel', 'touchmove', 'pointerdown'])
      window.addEventListener(type, note, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return isTabbing
}
