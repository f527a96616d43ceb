import { exactMoment, relativeMoment, shortMoment } from '#app/lib/moments.ts'

/** A time in the reader's own zone: how long ago, or the date; to the second when pointed at. */
export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  return (
    <time dateTime={at} title={exactMoment(at)} className="whitespace-nowrap">
      {exact ? shortMoment(at) : relativeMoment(at)}
    </time>
  )
}
