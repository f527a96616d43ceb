export const consentKey = 'cookieConsent'

// If the browser blocks storage, the banner shows again on the next visit.
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
    console.warn("Cookie consent couldn't be stored in this browser.")
  }
}
