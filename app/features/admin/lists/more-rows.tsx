import { useEffect, useRef } from 'react'
import { whenNear } from '#app/lib/when-near.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureNotice } from '#app/ui/failure-notice.tsx'

type MoreRowsProps = {
  hasMore: boolean
  loading: boolean
  /** What to say when the next page could not be had. */
  failure?: string | undefined
  onMore: () => void
}

/** At the end of a list: the next page is fetched before one has scrolled there, or by the button. */
export function MoreRows({ hasMore, loading, failure, onMore }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null)
  const canLoad = hasMore && !loading && !failure
  useEffect(() => {
    if (canLoad && end.current) return whenNear(end.current, onMore)
  }, [canLoad, onMore])
  if (!hasMore) return null
  return (
    <div ref={end} className="flex justify-center py-6">
      {failure ? (
        <FailureNotice message={failure} onRetry={onMore} retrying={loading} />
      ) : (
        <Button variant="quiet" pending={loading} onClick={onMore}>
          {loading ? 'Loading more...' : 'Load more'}
        </Button>
      )}
    </div>
  )
}
