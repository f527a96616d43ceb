import { useSyncExternalStore } from 'react'
import { keepInTab, readFromTab } from '#app/lib/tab-storage.ts'
import type { Toolkit } from '#contracts/toolkit.ts'
import { isToolkit } from './is-toolkit.ts'

// Kept in the tab: a phone drops a page in the background while its owner is in the chat app, and should not ask again.
// Kept here too: where the browser forbids storage, the toolkit stays open until the page is reloaded.
const storageKey = 'toolkit'

let unlocked: Toolkit | undefined
let tabWasRead = false
const listeners = new Set<() => void>()

function current() {
  if (!tabWasRead) {
    tabWasRead = true
    const stored = readFromTab<unknown>(storageKey)
    if (isToolkit(stored)) unlocked = stored
  }
  return unlocked
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function unlock(toolkit: Toolkit) {
  unlocked = toolkit
  keepInTab(storageKey, toolkit)
  for (const listener of listeners) listener()
}

/** The toolkit, once this tab has given the password. The prerendered page never has. */
export const useUnlockedToolkit = () => useSyncExternalStore(subscribe, current, () => undefined)
