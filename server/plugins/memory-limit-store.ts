import type { LimitStore } from './limit-store.ts'

/** So many different visitors in one window would be an attack; beyond it the oldest are forgotten first. */
const mostKeys = 100_000

export function memoryLimitStore(now = Date.now): LimitStore {
  const windows = new Map<string, { uses: number; endsAt: number }>()
  const forgetOldest = () => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now() && windows.size < mostKeys) return
      windows.delete(key)
    }
  }
  return {
    async take(key, windowMs) {
      const current = windows.get(key)
      if (current && current.endsAt > now()) {
        current.uses += 1
        return { uses: current.uses, windowEndsAt: current.endsAt }
      }
      windows.delete(key)
      forgetOldest()
      const endsAt = now() + windowMs
      windows.set(key, { uses: 1, endsAt })
      return { uses: 1, windowEndsAt: endsAt }
    },
    async giveBack(key) {
      const current = windows.get(key)
      if (current && current.uses > 0) current.uses -= 1
    },
  }
}
