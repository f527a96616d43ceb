import { createStore } from './create-store.ts'

export type ToastMessage = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

export type ShownToast = ToastMessage & { id: number; open: boolean }

/** A dismissed toast is kept this long, so that it has time to leave the screen. */
const removalDelayMs = 1_000_000

/** Outside React: any code can show a toast, and it stays when its page is left. One at a time; a new one replaces it. */
export const toastStore = createStore<ShownToast | undefined>(undefined)

let lastId = 0

/** Returns the toast's id, to dismiss it early. */
export function showToast(message: ToastMessage) {
  lastId += 1
  toastStore.set({ ...message, id: lastId, open: true })
  return lastId
}

export function dismissToast(id: number) {
  const toast = toastStore.get()
  if (toast?.id !== id) return
  toastStore.set({ ...toast, open: false })
  setTimeout(() => {
    if (toastStore.get()?.id === id) toastStore.set(undefined)
  }, removalDelayMs)
}
