import { useSyncExternalStore } from 'react'

const storageKey = 'admin_token'

/** Fallback if storage is blocked or full: the login then lasts until the page is closed. */
let tokenInMemory: string | undefined

let loggedOut = false

/** True after logging out in this tab, false if the token expired or was rejected. */
export const hasLoggedOut = () => loggedOut

export function adminToken() {
  if (tokenInMemory) return tokenInMemory
  try {
    return localStorage.getItem(storageKey) || undefined
  } catch {
    return undefined
  }
}

export function storeAdminToken(token: string | undefined) {
  tokenInMemory = undefined
  try {
    if (token) localStorage.setItem(storageKey, token)
    else localStorage.removeItem(storageKey)
  } catch {
    tokenInMemory = token
    if (token) console.info('admin token could not be stored')
  }
  // The browser fires this event only in other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
}

export function clearAdminToken({ isLogout = false } = {}) {
  loggedOut = isLogout
  storeAdminToken(undefined)
}

/** A page in the back/forward cache gets no storage events, so it also checks on pageshow. */
function subscribe(listener: () => void) {
  const check = () => {
    if (adminToken()) loggedOut = false
    listener()
  }
  window.addEventListener('storage', check)
  window.addEventListener('pageshow', check)
  return () => {
    window.removeEventListener('storage', check)
    window.removeEventListener('pageshow', check)
  }
}

/** Doesn't mean that the token is still valid: only the server can tell. */
export const useHasAdminToken = () =>
  useSyncExternalStore(
    subscribe,
    () => adminToken() !== undefined,
    () => false,
  )
