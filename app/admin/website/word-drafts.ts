import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { errorMessage, RequestError } from '#app/lib/api.ts'
import { readFromTab, removeFromTab, saveToTab } from '#app/lib/browser/tab-storage.ts'
import type { Json } from '#content/editing/change.ts'
import type { readFields, saveDraft, WordField } from '#contracts/words.ts'

const fieldsCall = 'POST /api/admin/words/fields'

/** `isNew`: an article, which must not replace another one. */
export type NewDraft = { path: string; value: Json | null; revision: string | null; isNew?: boolean }

/** `isSaved` false: someone else changed it first, and `field` is what they wrote. */
export type SaveResult = { isSaved: boolean; field: WordField }

export async function saveWordDraft({ value, ...draft }: NewDraft): Promise<SaveResult> {
  try {
    const body = { ...draft, value: value as WordField['value'] | null }
    return { isSaved: true, field: await callAdmin<typeof saveDraft>('PATCH /api/admin/words/drafts', { body }) }
  } catch (error) {
    if (!(error instanceof RequestError && error.status === 409)) throw error
    const [field] = await readWordFields([draft.path])
    if (!field) throw error
    return { isSaved: false, field }
  }
}

export const readWordFields = (paths: readonly string[]) =>
  callAdmin<typeof readFields>(fieldsCall, { body: { paths: [...paths] } })

/** Always refetched, because drafts are made on other screens and devices. */
export const useWordFields = (paths: readonly string[]) =>
  useQuery({
    queryKey: [fieldsCall, ...paths],
    queryFn: () => readWordFields(paths),
    refetchOnMount: 'always',
  })

/** Shows what was saved, or what others saved first, wherever it was read. */
export function useWordSave() {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: saveWordDraft,
    onSuccess: ({ field }) =>
      void queryClient.setQueriesData<WordField[]>({ queryKey: [fieldsCall] }, fields =>
        fields?.map(other => (other.path === field.path ? field : other)),
      ),
  })
  const failure = errorMessage(save.error) ?? "Couldn't save this. Please try again."
  return { ...save, failure: save.isError ? failure : undefined }
}

/** A value that survives a reload and an expired session. Undefined removes it. */
export function useTabDraft<T>(key: string) {
  const [draft, setDraft] = useState<T | undefined>(() => readFromTab<T>(key))
  const change = (next: T | undefined) => {
    setDraft(next)
    // Not in an effect: saving often closes the form before one would run.
    if (next === undefined) removeFromTab(key)
    else saveToTab(key, next)
  }
  return [draft, change] as const
}
