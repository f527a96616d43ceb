// Kept outside React so that any code can show a toast, and so that a toast outlives the page that asked for it.
export type ToastMessage = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

export type ShownToast = ToastMessage & { id: number; open: boolean }

/** A dismissed toast is kept this long, which leaves it all the time it needs to leave the screen. */
const removalDelayMs = 1_000_000

// One at a time: a new toast takes the place of the one before.
let current: ShownToast | undefined
let lastId = 0
const listeners = new Set<() => void>()

const update = (next: ShownToast | undefined) => {
  current = next
  for (const listener of listeners) listener()
}

/** Returns the toast's id, for whoever wants to dismiss it before its time. */
export function showToast(message: ToastMessage) {
  lastId += 1
  update({ ...message, id: lastId, open: true })
  return lastId
}

export function dismissToast(id: number) {
  if (current?.id !== id) return
  update({ ...current, open: false })
  setTimeout(() => {
    if (current?.id === id) update(undefined)
  }, removalDelayMs)
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => current,
}
