import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { toastStore } from '#app/lib/toast-store.ts'
import { PlainToast } from './plain-toast.tsx'

const loadRegion = () => import('./toast-region.tsx').catch(() => ({ default: PlainToast }))
const ToastRegion = lazy(loadRegion)

/** A root of its own, so that a toast outlives the form that shows it. */
export function mountToaster() {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(<Toaster />)
}

/** Loads the toast code on input, while the network is up. Not on focus, because some pages focus a field on load. */
function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => undefined)
  useEffect(() => {
    document.addEventListener('input', loadRegion)
    return () => document.removeEventListener('input', loadRegion)
  }, [])
  if (!toast) return null
  return (
    <Suspense>
      {/* Keyed, because a shared region stays paused if the closed toast had the focus. */}
      <ToastRegion key={toast.id} toast={toast} />
    </Suspense>
  )
}
