import { useSyncExternalStore } from 'react'

const storageKey = 'admin_token'

/** For browsers that forbid storage or have no room: the login then lasts until the page is closed. */
let tokenInMemory: string | undefined

let loggedOut = false

/** Whether the administrator logged out in this tab, as opposed to a token that expired or was refused. */
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
    if (token) console.info("The login couldn't be stored in this browser.")
  }
  // The browser sends this event to the other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
}

export function clearAdminToken({ isLogout = false } = {}) {
  loggedOut = isLogout
  storeAdminToken(undefined)
}

/** Follows other tabs; a page in the back/forward cache gets no storage events, so it checks when it's shown again. */
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

/** Whether this browser has a token. Whether it's still good is up to the server. */
export const useHasAdminToken = () =>
  useSyncExternalStore(
    subscribe,
    () => adminToken() !== undefined,
    () => false,
  )
