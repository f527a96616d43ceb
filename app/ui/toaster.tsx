import { Component, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { PlainToast } from './plain-toast.tsx'
import { toastStore } from './toast-store.ts'

const loadRegion = () => import('./toast-region.tsx')
const ToastRegion = lazy(loadRegion)

/**
 * The code that draws toasts comes with the first answer to a form: most visits need none, and a form that cannot be sent
 * because the network is gone could not fetch it any more. Not with the focus, which some pages give to a field by themselves.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => undefined)
  useEffect(() => {
    const load = () => {
      loadRegion().catch(() => undefined)
    }
    document.addEventListener('input', load)
    return () => document.removeEventListener('input', load)
  }, [])
  if (!toast) return null
  return (
    <Fallback content={<PlainToast toast={toast} />}>
      <Suspense>
        {/* A region of its own for each: a shared one stays paused when the focus was in the toast that closed. */}
        <ToastRegion key={toast.id} toast={toast} />
      </Suspense>
    </Fallback>
  )
}

/** Shows something simpler instead of taking the page down when its children cannot be loaded. */
class Fallback extends Component<{ content: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.content : this.props.children
  }
}
