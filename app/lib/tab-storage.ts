// What belongs to one tab and survives a reload. A browser may forbid storage, or have none left: then a reload loses
// it, and nothing else breaks.

export function readFromTab<T>(key: string): T | undefined {
  try {
    const stored = sessionStorage.getItem(key)
    return stored === null ? undefined : (JSON.parse(stored) as T)
  } catch {
    return undefined
  }
}

export function keepInTab(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    console.info(`"${key}" could not be kept in this browser.`)
  }
}

export function removeFromTab(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It was never stored.
  }
}
