import { dismissToast, type ShownToast } from '#app/lib/toast-store.ts'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

export const toastClasses = (variant: ShownToast['variant']) =>
  classNames(
    'toast pointer-events-auto flex items-start gap-3 rounded-card border py-4 pr-2 pl-5 shadow-raised',
    variant === 'destructive' ? 'on-pine border-danger bg-danger text-white' : 'border-line bg-white text-ink',
  )

export const toastCloseClasses =
  'flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-ink/10'

/** At the top on a phone: at the bottom, it would cover the form's button. */
export const toastViewportClasses =
  'toast-viewport fixed right-0 z-50 flex w-full max-w-toast flex-col gap-3 p-4 outline-none max-sm:top-header sm:bottom-0'

export function PlainToast({ toast: { id, open, title, description, variant } }: { toast: ShownToast }) {
  if (!open) return null
  return (
    <div className={toastViewportClasses}>
      <div role="alert" className={toastClasses(variant)}>
        <div className="grow py-1">
          <p className="font-semibold">{title}</p>
          {description && <p className="mt-1 text-small">{description}</p>}
        </div>
        <button type="button" aria-label="Close" onClick={() => dismissToast(id)} className={toastCloseClasses}>
          <CloseIcon className="size-5" />
        </button>
      </div>
    </div>
  )
}
