import { useEffect, useRef } from 'react'
import { ChevronDownIcon } from '#app/ui/icons.tsx'

type MoveButtonsProps = { name: string; index: number; count: number; onMove: (step: -1 | 1) => void }

/** They keep the focus: an element that's moved in the document loses it. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useEffect(() => {
    const button = pressed.current
    pressed.current = null
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest' })
  }, [index])
  return (
    <div className="flex">
      {([-1, 1] as const).map(step => {
        const isEnd = step === -1 ? index === 0 : index === count - 1
        return (
          <button
            key={step}
            type="button"
            aria-label={`Move ${step === -1 ? 'up' : 'down'}: ${name}`}
            // Not `disabled`, which would drop the focus at the end of the list.
            aria-disabled={isEnd || undefined}
            onClick={({ currentTarget }) => {
              if (isEnd) return
              pressed.current = currentTarget
              onMove(step)
            }}
            className="flex size-touch cursor-pointer items-center justify-center rounded-control text-pine hover:bg-pine-soft aria-disabled:cursor-not-allowed aria-disabled:text-line"
          >
            <ChevronDownIcon className={step === -1 ? 'size-5 rotate-180' : 'size-5'} />
          </button>
        )
      })}
    </div>
  )
}
