// Kept outside React so that any code can show a toast, and so that a toast outlives the page that asked for it.
export type ToastMessage = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

type ShownToast = ToastMessage & { id: number; open: boolean }

/** One at a time: a new toast takes the place of the one before. */
const visibleLimit = 1
/** A dismissed toast stays in memory this long, so that it can finish leaving the screen. */
const removalDelayMs = 1_000_000

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const update = (next: readonly ShownToast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

export function showToast(message: ToastMessage) {
  lastId += 1
  update([{ ...message, id: lastId, open: true }, ...toasts].slice(0, visibleLimit))
}

export function dismissToast(id: number) {
  update(toasts.map(toast => (toast.id === id ? { ...toast, open: false } : toast)))
  setTimeout(() => update(toasts.filter(toast => toast.id !== id)), removalDelayMs)
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => toasts,
}
