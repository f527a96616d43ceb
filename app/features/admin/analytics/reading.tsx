import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { useFocusWhenGone } from '#app/lib/use-focus-when-gone.ts'
import { FailureNotice } from '#app/ui/failure-notice.tsx'

type ReadingProps<Data> = {
  query: UseQueryResult<Data>
  /** What to say when it could not be read. */
  failure: string
  /** Takes the room of the figures while they are on their way. */
  placeholder: ReactNode
  children: (data: Data) => ReactNode
}

/** One read of the page: on its way, failed, or there. Each fails for itself, and the others stay. */
export function Reading<Data>({ query, failure, placeholder, children }: ReadingProps<Data>) {
  const { data, isPlaceholderData, isFetching } = query
  const isThere = data !== undefined && !isPlaceholderData
  // Trying again clears the error of a query that never had data; the notice and its button stay until there is some.
  const failed = query.isError || (!isThere && query.errorUpdateCount > 0)
  const box = useFocusWhenGone<HTMLDivElement>(failed)
  return (
    <div ref={box} tabIndex={-1} aria-busy={isFetching} className="flex flex-col gap-6 focus:outline-none">
      {failed && <FailureNotice message={failure} onRetry={() => query.refetch()} retrying={isFetching} />}
      {data === undefined && !failed && (
        <div>
          <p className="sr-only">Loading...</p>
          {placeholder}
        </div>
      )}
      {data !== undefined && (isThere || !failed) && (
        <div className={classNames('transition-opacity', isPlaceholderData && 'opacity-60')}>{children(data)}</div>
      )}
    </div>
  )
}
