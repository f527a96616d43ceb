import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from '#app/ui/icons.tsx'

type SidePanelProps = { title: string; children: ReactNode; onClose?: () => void }

/** Beside the page, or over it on a phone. */
export function SidePanel({ title, children, onClose }: SidePanelProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-h-0 flex-col overflow-y-auto bg-paper max-md:absolute max-md:inset-0 max-md:z-10 md:w-[min(30rem,45%)] md:shrink-0 md:border-l md:border-line"
    >
      <div className="sticky top-0 z-10 flex min-h-14 shrink-0 items-center justify-between gap-4 border-b border-line bg-paper py-1.5 pr-2 pl-5">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="text-heading-4 outline-none">
          {title}
        </h2>
        {onClose && (
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-paper-deep"
          >
            <CloseIcon className="size-5" />
          </button>
        )}
      </div>
      <div className="px-5 py-4">{children}</div>
    </section>
  )
}
