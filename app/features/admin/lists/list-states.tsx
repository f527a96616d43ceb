import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { useFocusWhenGone } from '#app/lib/use-focus-when-gone.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailureNotice } from '#app/ui/failure-notice.tsx'
import { MoreRows } from './more-rows.tsx'
import type { AdminList } from './use-admin-list.ts'

type ListStatesProps<Item> = {
  list: AdminList<Item>
  /** What to say when there is nothing. */
  empty: string
  /** Stands there until the first rows do, and takes the same room. */
  skeleton: ReactNode
  /** The rows. */
  children: ReactNode
}

/** A list in whatever state it is: on its way, failed, empty, or there, with its end. */
export function ListStates<Item>({ list, empty, skeleton, children }: ListStatesProps<Item>) {
  const { failure, isCurrent, isFetching, isRefetchError, refetch, refresh } = list
  const failed = !isCurrent && list.errorUpdateCount > 0
  const place = useFocusWhenGone<HTMLDivElement>(failed)
  const state = () => {
    if (failed) return <FailureNotice message={failure} onRetry={refetch} retrying={isFetching} />
    // Rows of another search may stand in for a moment, but not its emptiness.
    if (!list.total && !isCurrent) return skeleton
    if (!list.total) return <EmptyState message={empty} />
    return (
      <>
        {isRefetchError && (
          <div className="mb-4">
            <FailureNotice message={failure} onRetry={refresh} retrying={isFetching} />
          </div>
        )}
        <div
          aria-busy={!isCurrent}
          className={classNames('transition-opacity', isCurrent ? '' : 'opacity-50 delay-150')}
        >
          {children}
        </div>
        <MoreRows
          hasMore={list.hasNextPage && isCurrent && !list.isRefetching}
          loading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? failure : undefined}
          onMore={list.fetchNextPage}
        />
      </>
    )
  }
  return (
    <div ref={place} tabIndex={-1} className="min-h-96 outline-none">
      {state()}
    </div>
  )
}
