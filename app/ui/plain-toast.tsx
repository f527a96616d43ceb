import { CloseIcon } from './icons.tsx'
import { toastClasses, toastCloseClasses, toastViewportClasses } from './toast-classes.ts'
import { dismissToast, type ShownToast } from './toast-store.ts'

/** For when the code that draws toasts cannot be loaded: the same message, without the motion; it stays until closed. */
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
