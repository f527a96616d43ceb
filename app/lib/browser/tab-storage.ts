// Per-tab values that survive a reload, unless the browser blocks storage or it's full.

export function readFromTab<T>(key: string): T | undefined {
  try {
    const stored = sessionStorage.getItem(key)
    return stored === null ? undefined : (JSON.parse(stored) as T)
  } catch {
    return undefined
  }
}

export function saveToTab(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    console.info(`"${key}" couldn't be stored in this browser.`)
  }
}

export function removeFromTab(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Compares fields and types. A null in the sample matches anything, and its lists describe items by their first one. */
export function hasShape<T>(value: unknown, sample: T): value is T {
  if (sample === null) return true
  if (typeof value !== typeof sample || value === null) return false
  if (typeof sample !== 'object') return true
  if (Array.isArray(sample)) return Array.isArray(value) && value.every(item => hasShape(item, sample[0]))
  return Object.entries(sample).every(([key, part]) => hasShape((value as Record<string, unknown>)[key], part))
}
