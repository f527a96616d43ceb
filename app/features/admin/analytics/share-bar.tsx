import { classNames } from '#app/lib/class-names.ts'

const tones = { pine: 'bg-pine', amber: 'bg-amber' }

type ShareBarProps = {
  /** Each part's length in percent of the whole bar. */
  parts: ReadonlyArray<{ length: number; tone: keyof typeof tones }>
}

/** For the eye alone: the number stands beside it. */
export function ShareBar({ parts }: ShareBarProps) {
  return (
    <span
      aria-hidden="true"
      className="flex h-2.5 gap-0.5 overflow-hidden rounded-pill bg-paper-deep forced-color-adjust-none"
    >
      {parts.map(({ length, tone }) => (
        <span
          key={tone}
          className={classNames('block rounded-pill transition-[width]', tones[tone], length > 0 && 'min-w-1')}
          style={{ width: `${length}%` }}
        />
      ))}
    </span>
  )
}
