const storageKey = 'cookieConsent'

// A browser may forbid storage altogether; then the banner comes back on the next visit, and nothing else breaks.
export function hasConsent() {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

export function storeConsent() {
  try {
    localStorage.setItem(storageKey, 'accepted')
  } catch {
    console.warn('Cookie consent could not be stored in this browser.')
  }
}
