import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'

const none = [] as const
const ToastRegion = lazy(() => import('./toast-region.tsx'))

/** Loads the code that draws toasts with the first toast: most visits need none. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastRegion toasts={toasts} />
    </Suspense>
  )
}
