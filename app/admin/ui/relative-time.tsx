import { exactTime, relativeTime, shortTime } from '#app/admin/time/format-time.ts'
import { useNow } from '#app/admin/time/use-now.ts'

export function RelativeTime({ at, exact = false }: { at: string; exact?: boolean }) {
  // Renders it again each minute.
  useNow()
  return (
    <time dateTime={at} title={exactTime(at)} className="whitespace-nowrap">
      {exact ? shortTime(at) : relativeTime(at)}
    </time>
  )
}
