import { useSyncExternalStore } from 'react'

const storageKey = 'admin_token'

/** A browser may forbid storage: then the sign-in lasts until the page is left. */
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
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return keptInMemory
  }
}

export function keepAdminToken(token: string) {
  keptInMemory = token
  ending = undefined
  try {
    localStorage.setItem(storageKey, token)
  } catch {
    console.info('The sign-in could not be kept in this browser.')
  }
  announce()
}

export function forgetAdminToken(how: Ending) {
  keptInMemory = undefined
  ending = how
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // It was never stored.
  }
  announce()
}

/** Logging out in one tab is heard in the others. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether this browser has a token. What may be seen is decided by the server. */
export const useHasAdminToken = () =>
  useSyncExternalStore(
    subscribe,
    () => adminToken() !== undefined,
    () => false,
  )
