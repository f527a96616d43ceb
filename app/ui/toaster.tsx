import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast-store.ts'

const ToastRegion = lazy(() => import('./toast-region.tsx'))

/** Loads the code that draws toasts with the first toast: most visits need none. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => undefined)
  if (!toast) return null
  return (
    <Suspense>
      {/* A region of its own for each: a shared one stays paused when the focus was in the toast that closed. */}
      <ToastRegion key={toast.id} toast={toast} />
    </Suspense>
  )
}
