import { classNames } from '#app/lib/class-names.ts'
import type { ToastMessage } from './toast-store.ts'

export const toastClasses = (variant: ToastMessage['variant']) =>
  classNames(
    'toast pointer-events-auto flex items-start gap-3 rounded-card border py-4 pr-2 pl-5 shadow-raised',
    variant === 'destructive' ? 'on-pine border-danger bg-danger text-white' : 'border-line bg-white text-ink',
  )

export const toastCloseClasses =
  'flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-ink/10'

/**
 * Above the cookie banner, so that a message does not hide behind it. On a phone at the top: at the bottom it would lie
 * over the very button that it asks to press again.
 */
export const toastViewportClasses =
  'toast-viewport fixed right-0 z-50 flex w-full max-w-toast flex-col gap-3 p-4 outline-none max-sm:top-header sm:bottom-0'
