import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseIcon } from '#app/ui/icons.tsx'

type DialogProps = { open: boolean; onClose: () => void; title: string; children: ReactNode }

export function Dialog({ open, onClose, title, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // The event comes later: by then, it may have been opened again.
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
      closedby="any"
      className="dialog m-auto max-h-[85dvh] w-[calc(100%-2rem)] max-w-narrow overflow-hidden rounded-card border border-line bg-white text-ink shadow-raised"
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-6">
          <h2 id={titleId} className="text-heading-3">
            {title}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label="Close"
            className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-paper-deep"
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable by keyboard */}
        <div tabIndex={0} className="overflow-y-auto px-6 py-5 focus-visible:-outline-offset-3">
          {children}
        </div>
      </div>
    </dialog>
  )
}
