import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classNames } from '#app/lib/class-names.ts'
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
  const box = useRef<HTMLDivElement>(null)
  useFocusWhenMended(failed, box)
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

/** The button that was pressed to try again leaves with its notice: the keyboard goes on where it stood. */
function useFocusWhenMended(failed: boolean, box: RefObject<HTMLElement | null>) {
  const hadFailed = useRef(failed)
  useEffect(() => {
    const isNowhere = document.activeElement?.matches('body, main')
    if (hadFailed.current && !failed && isNowhere) box.current?.focus({ preventScroll: true })
    hadFailed.current = failed
  }, [failed, box])
}
