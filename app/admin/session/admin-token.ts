import { useSyncExternalStore } from 'react'

const storageKey = 'admin_token'
const notifiedKey = 'admin_notified'

let loggedOut = false

/** True after logging out in this tab, false if the token expired or was rejected. */
export const hasLoggedOut = () => loggedOut

function read(key: string) {
  try {
    return localStorage.getItem(key) || undefined
  } catch {
    return undefined
  }
}

function store(key: string, value: string | undefined) {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    console.info(`${key} couldn't be stored in this browser.`)
  }
}

export const adminToken = () => read(storageKey)

export function storeAdminToken(token: string | undefined) {
  store(storageKey, token)
  // The browser fires this event only in other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
}

export function clearAdminToken({ isLogout = false } = {}) {
  loggedOut = isLogout
  if (isLogout) storeNotifiedChoice(undefined)
  storeAdminToken(undefined)
}

/** What this device's notifications show, as long as they're on. */
export const notifiedChoice = () => read(notifiedKey)

export const storeNotifiedChoice = (choice: 'names' | 'no names' | undefined) => store(notifiedKey, choice)

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
