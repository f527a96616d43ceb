import { createStore } from './create-store.ts'

export type ToastMessage = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

export type ShownToast = ToastMessage & { id: number; open: boolean }

const removalDelayMs = 1_000_000

/** Holds one toast at a time. */
export const toastStore = createStore<ShownToast | undefined>(undefined)

let lastId = 0

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
