import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Placeholder } from '#app/ui/placeholder.tsx'
import { type Dropoff, dropoffPoints } from './dropoff-points.ts'
import { ShareBar } from './share-bar.tsx'

const listClasses = 'gap-x-12 md:columns-2'
const itemClasses = 'flex break-inside-avoid flex-col gap-1.5 py-2'

export function DropoffList({ list }: { list: readonly Dropoff[] }) {
  if (list.length === 0) return <EmptyState message="No drop-off data available yet" />
  return (
    <Card>
      <ul className={listClasses}>
        {dropoffPoints(list).map(({ question, abandonments, length }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an index is all that tells two entries of one question apart
          <li key={index} className={itemClasses}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">Question {question}</span>
              <span className="tabular-nums">{abandonments}</span>
            </span>
            <ShareBar parts={[{ length, tone: 'pine' }]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** One column of it on a phone, both on a desktop. */
const usualCount = 10

export function DropoffPlaceholder() {
  return (
    <Card>
      <div className={listClasses}>
        {Array.from({ length: usualCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={index} className={itemClasses}>
            <Placeholder className="w-40" />
            <ShareBar parts={[]} />
          </div>
        ))}
      </div>
    </Card>
  )
}
