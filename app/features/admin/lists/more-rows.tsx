import { type RefObject, useEffect, useRef } from 'react'
import { whenNear } from '#app/lib/when-near.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureNotice } from '#app/ui/failure-notice.tsx'
import { useIsTabbing } from './use-is-tabbing.ts'

type MoreRowsProps = {
  hasMore: boolean
  loading: boolean
  /** What to say when the next page could not be had. */
  failure?: string | undefined
  onMore: () => void
}

/**
 * At the end of a list, with the same parent: the next page is fetched before one has scrolled there, or by the button.
 * By the button alone for whoever goes through the rows with the Tab key: a list that grows before them would never let
 * them reach what lies below it.
 */
export function MoreRows({ hasMore, loading, failure, onMore }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null)
  const isTabbing = useIsTabbing()
  const canLoad = hasMore && !loading && !failure && !isTabbing
  useEffect(() => {
    if (canLoad && end.current) return whenNear(end.current, onMore)
  }, [canLoad, onMore])
  const keepPlace = useFocusOnNewRows(end, loading)
  const press = () => {
    keepPlace()
    onMore()
  }
  if (!hasMore) return null
  return (
    <div ref={end} className="flex justify-center py-6">
      {failure ? (
        <FailureNotice message={failure} onRetry={press} retrying={loading} />
      ) : (
        <Button variant="quiet" pending={loading} onClick={press}>
          {loading ? 'Loading more...' : 'Load more'}
        </Button>
      )}
    </div>
  )
}

const controlsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>('a[href], button')]

/** Whoever asked for more goes on where it begins; if it could not be had, at the button that tries again. */
function useFocusOnNewRows(end: RefObject<HTMLDivElement | null>, loading: boolean) {
  const place = useRef<{ list: Element; controlsBefore: number } | undefined>(undefined)
  const wasLoading = useRef(loading)
  useEffect(() => {
    const justLoaded = wasLoading.current && !loading
    wasLoading.current = loading
    if (!justLoaded || !place.current) return
    const { list, controlsBefore } = place.current
    place.current = undefined
    const hasMovedOn = !document.activeElement?.matches('body, main') && !end.current?.contains(document.activeElement)
    if (!hasMovedOn) controlsIn(list)[controlsBefore]?.focus({ preventScroll: true })
  }, [loading, end])
  return () => {
    const list = end.current?.parentElement
    if (list) place.current = { list, controlsBefore: controlsIn(list).length - 1 }
  }
}
