import { createStore } from '#app/lib/create-store.ts'

/** `save` resolves to true if everything was saved. */
export type Unsaved = { save: () => Promise<boolean>; drop: () => void }

/** Everything on the screen that would be lost by leaving it. */
export const unsaved = createStore<readonly Unsaved[]>([])

export function guard(entry: Unsaved) {
  unsaved.set([...unsaved.get(), entry])
  return () => unsaved.set(unsaved.get().filter(other => other !== entry))
}
