import type { ReactNode } from 'react'
import { RequestError } from '#app/lib/api.ts'
import { useFocusWhenGone } from '#app/lib/use-focus-when-gone.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailureNotice } from '#app/ui/failure-notice.tsx'
import type { Person } from '#contracts/people.ts'
import { usePerson } from './people-cache.ts'

type PersonLoaderProps = { id: string; children: (person: Person) => ReactNode }

/** Reads a person and says what there is to say while, or because, that does not work. */
export function PersonLoader({ id, children }: PersonLoaderProps) {
  const { data, error, isFetching, refetch } = usePerson(id)
  const place = useFocusWhenGone<HTMLDivElement>(error !== null)
  if (id === '' || isMissing(error)) return <EmptyState message="This lead is not here any more." />
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {error && <FailureNotice message="Failed to fetch this lead" onRetry={() => refetch()} retrying={isFetching} />}
      {data && children(data)}
      {!data && !error && (
        <p role="status" className="py-10 text-lead text-ink-soft">
          Loading...
        </p>
      )}
    </div>
  )
}

/** Erased, or an address that never was one. */
const isMissing = (error: unknown) => error instanceof RequestError && (error.status === 404 || error.status === 400)
