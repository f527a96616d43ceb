import { useEffect, useState } from 'react'
import { keepInTab, readFromTab, removeFromTab } from '#app/lib/tab-storage.ts'
import type { Person } from '#contracts/people.ts'

const storageKey = (personId: string) => `draft:lead-note:${personId}`

export const forgetNoteDraft = (personId: string) => removeFromTab(storageKey(personId))

/**
 * The note as it is being written. What is not saved yet is kept in the tab, so that it outlives a sign-in that has
 * ended, and the browser asks before the tab is closed or reloaded.
 */
export function useNoteDraft({ id, note }: Person) {
  const [draft, setDraft] = useState(() => readFromTab<string>(storageKey(id)))
  const isUnsaved = draft !== undefined && draft !== note
  useEffect(() => {
    if (isUnsaved) keepInTab(storageKey(id), draft)
    else forgetNoteDraft(id)
  }, [id, draft, isUnsaved])
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return {
    text: draft ?? note,
    isUnsaved,
    write: setDraft,
    discard: () => setDraft(undefined),
    /** What was typed while it was being saved is still a draft. */
    saved: (text: string) => setDraft(current => (current === text ? undefined : current)),
  }
}
