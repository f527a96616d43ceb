export const consentKey = 'cookieConsent'

// A browser may forbid storage altogether; then the banner comes back on the next visit, and nothing else breaks.
export function hasConsent() {
  try {
    return localStorage.getItem(consentKey) !== null
  } catch {
    return false
  }
}

export function storeConsent() {
  try {
    localStorage.setItem(consentKey, 'accepted')
  } catch {
    console.warn('Cookie consent could not be stored in this browser.')
  }
}
