import { useSyncExternalStore } from 'react'

const storageKey = 'admin_token'

/** A browser may forbid storage, or have no room left: then the sign-in lasts until the page is left. */
let keptInMemory: string | undefined

/** Whether the administrator logged out here, or the server did not accept the token any more. */
type Ending = 'logged out' | 'refused'
let ending: Ending | undefined

export const lastEnding = () => ending

const listeners = new Set<() => void>()

const announce = () => {
  for (const listener of listeners) listener()
}

export function adminToken() {
  if (keptInMemory) return keptInMemory
  try {
    return localStorage.getItem(storageKey) || undefined
  } catch {
    return undefined
  }
}

export function keepAdminToken(token: string) {
  ending = undefined
  keptInMemory = undefined
  try {
    localStorage.setItem(storageKey, token)
  } catch {
    keptInMemory = token
    console.info('The sign-in could not be kept in this browser.')
  }
  announce()
}

export function forgetAdminToken(how: Ending) {
  ending = how
  keptInMemory = undefined
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // It was never stored.
  }
  announce()
}

/** What one tab does is heard in the others; a page that the browser had put aside looks when it is shown again. */
function subscribe(listener: () => void) {
  const look = () => {
    if (adminToken()) ending = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', look)
  window.addEventListener('pageshow', look)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', look)
    window.removeEventListener('pageshow', look)
  }
}

/** Whether this browser has a token. What may be seen is decided by the server. */
export const useHasAdminToken = () =>
  useSyncExternalStore(
    subscribe,
    () => adminToken() !== undefined,
    () => false,
  )
