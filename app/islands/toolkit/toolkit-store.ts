import { useSyncExternalStore } from 'react'
import { hasShape, readFromTab, saveToTab } from '#app/lib/browser/tab-storage.ts'
import { createStore } from '#app/lib/create-store.ts'
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

// Stored, because phones discard background tabs. Also in memory, for browsers that block storage.
const stored = readFromTab<unknown>(storageKey)
const store = createStore<Toolkit | undefined>(isToolkit(stored) ? stored : undefined)

export function unlock(toolkit: Toolkit) {
  saveToTab(storageKey, toolkit)
  store.set(toolkit)
}

export const useUnlockedToolkit = () => useSyncExternalStore(store.subscribe, store.get, () => undefined)
