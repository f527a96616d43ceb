import { useSyncExternalStore } from 'react'
import { everyMinute } from '#app/admin/time/every-minute.ts'
import { exactTime, relativeTime, shortTime } from '#app/admin/time/format-time.ts'

export function RelativeTime({ at, exact = false }: { at: string; exact?: boolean }) {
  const text = () => (exact ? shortTime(at) : relativeTime(at))
  return (
    <time dateTime={at} title={exactTime(at)} className="whitespace-nowrap">
      {useSyncExternalStore(everyMinute, text, text)}
    </time>
  )
}
