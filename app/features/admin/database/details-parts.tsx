import type { ReactNode } from 'react'
import { exactMoment } from '#app/lib/moments.ts'
import { notAvailable, timeIn } from './stored-response.ts'

/** One group of facts in a dialog, under its heading. */
export function DetailsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="not-first:mt-7">
      <h3 className="mb-1 font-sans text-heading-4 font-semibold text-pine-deep">{title}</h3>
      {children}
    </section>
  )
}

/** To the second, with the zone. */
export function ExactTime({ at }: { at: string | null | undefined }) {
  const time = timeIn(at)
  return time ? <time dateTime={time}>{exactMoment(time)}</time> : notAvailable
}
