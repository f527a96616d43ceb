import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { toastStore } from '#app/lib/toast-store.ts'
import { PlainToast } from './plain-toast.tsx'

const loadRegion = () => import('./toast-region.tsx').catch(() => ({ default: PlainToast }))
const ToastRegion = lazy(loadRegion)

/**
 * Loads the toasts' code on the first input: most visits need none, and a form that fails because the network is gone
 * couldn't load it anymore. Not on focus, since some pages focus a field themselves.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => undefined)
  useEffect(() => {
    document.addEventListener('input', loadRegion)
    return () => document.removeEventListener('input', loadRegion)
  }, [])
  if (!toast) return null
  return (
    <Suspense>
      {/* The key gives each toast its own region: a shared one stays paused if the focus was in the toast that closed. */}
      <ToastRegion key={toast.id} toast={toast} />
    </Suspense>
  )
}
