import { useSyncExternalStore } from 'react'
import { createStore } from '#app/lib/create-store.ts'
import { hasShape, readFromTab, saveToTab } from '#app/lib/tab-storage.ts'
import type { Toolkit } from '#contracts/toolkit.ts'

const storageKey = 'toolkit'

const section = { title: '', paragraphs: [''], items: [''] }

const sample: Toolkit = {
  whatItIs: section,
  gettingStarted: section,
  disclaimer: section,
  howToUse: { title: '', steps: [{ title: '', text: '' }] },
  prompts: [{ number: 0, title: '', prompt: '' }],
  nextSteps: section,
}

export const isToolkit = (stored: unknown) => hasShape(stored, sample)

// Stored in the tab: a phone drops a page in the background while its owner is in the chat app, and shouldn't ask again.
// Also in memory: if the browser forbids storage, the toolkit stays open until the page is reloaded.
const stored = readFromTab<unknown>(storageKey)
const store = createStore<Toolkit | undefined>(isToolkit(stored) ? stored : undefined)

export function unlock(toolkit: Toolkit) {
  saveToTab(storageKey, toolkit)
  store.set(toolkit)
}

/** The toolkit, once this tab has given the password. The prerendered page never has. */
export const useUnlockedToolkit = () => useSyncExternalStore(store.subscribe, store.get, () => undefined)
