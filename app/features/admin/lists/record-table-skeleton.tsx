import { classNames } from '#app/lib/class-names.ts'

const bars = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5', 'w-1/2', 'w-3/4', 'w-2/5', 'w-2/3']

/** As high as the first rows of a record table will be: nothing moves when they come. */
export function RecordTableSkeleton() {
  return (
    <div className="text-small lg:rounded-card lg:border lg:border-line lg:bg-white lg:shadow-card">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <div className="h-11 rounded-t-card border-b border-line bg-paper-deep max-lg:hidden" />
      {bars.map((width, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={row}
          className="flex border-line max-lg:mb-3 max-lg:h-56 max-lg:pt-6 max-lg:rounded-card max-lg:border max-lg:bg-white max-lg:shadow-card lg:h-14 lg:items-center lg:border-b lg:px-5 lg:last:border-b-0"
        >
          <div className={classNames('h-4 animate-pulse rounded-pill bg-paper-deep max-lg:ml-4', width)} />
        </div>
      ))}
    </div>
  )
}
