import { useSyncExternalStore } from 'react'
import { everyMinute } from '#app/lib/every-minute.ts'
import { exactMoment, relativeMoment, shortMoment } from '#app/lib/moments.ts'

/**
 * A time in the reader's own zone: how long ago, or the date; to the second when pointed at. It stays true while the
 * page stays open.
 */
export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  const words = () => (exact ? shortMoment(at) : relativeMoment(at))
  return (
    <time dateTime={at} title={exactMoment(at)} className="whitespace-nowrap">
      {useSyncExternalStore(everyMinute, words, words)}
    </time>
  )
}
