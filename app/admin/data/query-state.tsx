import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { AlertIcon } from '#app/ui/icons.tsx'

type QueryStateProps<Data> = {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'isPlaceholderData' | 'isFetching' | 'isRefetchError' | 'errorUpdateCount'
  > & { refetch: () => unknown }
  failure: string
  placeholder?: ReactNode
  empty?: string | false
  children: (data: Data) => ReactNode
}

/** False while data of the previous query key is still shown. */
export const isCurrent = ({ data, isPlaceholderData }: { data: unknown; isPlaceholderData: boolean }) =>
  data !== undefined && !isPlaceholderData

export function QueryState<Data>({
  query,
  failure,
  placeholder = <Placeholder className="h-112 w-full" />,
  empty = false,
  children,
}: QueryStateProps<Data>) {
  const { data, isFetching } = query
  const current = isCurrent(query)
  // A retry clears the error of a query without data, but the notice and its button stay until data arrives.
  const failed = query.isRefetchError || (!current && query.errorUpdateCount > 0)
  const box = useFocusWhenGone<HTMLDivElement>(failed)
  return (
    <div ref={box} tabIndex={-1} aria-busy={isFetching} className="flex flex-col gap-6 outline-none">
      {failed && <FailureNotice message={failure} onRetry={() => query.refetch()} retrying={isFetching} />}
      {data === undefined && !failed && (
        <div>
          <p role="status" className="sr-only">
            Loading...
          </p>
          {placeholder}
        </div>
      )}
      {data !== undefined && (current || !failed) && (
        <div className={classNames('transition-opacity', !current && 'opacity-50 delay-150')}>
          {empty ? <EmptyState message={empty} /> : children(data)}
        </div>
      )}
    </div>
  )
}

export const Placeholder = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`relative inline-block max-w-full before:absolute before:inset-x-0 before:inset-y-[0.2em] before:animate-pulse before:rounded-small before:bg-paper-deep ${className}`}
  >
    &nbsp;
  </span>
)

type FailureNoticeProps = { message: string; onRetry: () => void; retrying: boolean }

export function FailureNotice({ message, onRetry, retrying }: FailureNoticeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-danger bg-danger-soft px-5 py-4">
      <p role="alert" className="flex items-start gap-2.5 font-semibold text-danger">
        <AlertIcon className="mt-1 size-5 shrink-0" />
        {message}
      </p>
      <Button variant="secondary" pending={retrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
