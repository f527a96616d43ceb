import { type ReactNode, useEffect, useRef } from 'react'
import { FailureNotice, isCurrent, QueryState } from '#app/admin/data/query-state.tsx'
import { Button } from '#app/ui/button.tsx'
import type { AdminList } from './use-admin-list.ts'

type ListStateProps<Item> = {
  list: AdminList<Item>
  failure?: string
  empty?: string
  children: (items: Item[]) => ReactNode
}

export function ListState<Item>({
  list,
  failure = `Failed to fetch ${list.what}`,
  empty = `No ${list.what} yet`,
  children,
}: ListStateProps<Item>) {
  const nothing = list.params.q ? `No ${list.what} found matching your search` : empty
  return (
    <QueryState query={list} failure={failure} empty={list.total === 0 && nothing}>
      {({ pages }) => (
        <>
          {children(pages.flatMap(({ items }) => items))}
          <MoreRows list={list} failure={failure} />
        </>
      )}
    </QueryState>
  )
}

function MoreRows({ list, failure }: { list: AdminList<unknown>; failure: string }) {
  const { fetchNextPage, isFetchingNextPage: loading, isFetchNextPageError: failed } = list
  const hasMore = list.hasNextPage && isCurrent(list) && (loading || !list.isFetching)
  const end = useRef<HTMLDivElement>(null)

  // After "Load more", focus moves to the first new row or to the retry button.
  const controlCount = useRef(0)
  useEffect(() => {
    if (loading || controlCount.current === 0) return
    const focused = document.activeElement
    if (focused?.matches('body, main') || end.current?.contains(focused))
      controlsNear(end.current)[controlCount.current - 1]?.focus({ preventScroll: true })
    controlCount.current = 0
  }, [loading])
  const load = () => {
    controlCount.current = controlsNear(end.current).length
    fetchNextPage()
  }
  return (
    <div ref={end} className="flex justify-center py-6 empty:hidden">
      {hasMore && failed && <FailureNotice message={failure} onRetry={load} retrying={loading} />}
      {hasMore && !failed && (
        <Button variant="secondary" pending={loading} onClick={load}>
          {loading ? 'Loading more...' : 'Load more'}
        </Button>
      )}
    </div>
  )
}

const controlsNear = (end: Element | null) => [
  ...(end?.parentElement?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
]
