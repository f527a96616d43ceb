import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useAdminQuery, withQuery } from '#app/admin/data/use-admin-query.ts'
import { ChangedMeanwhile } from '#app/admin/drafts/use-draft.ts'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { errorMessage, RequestError } from '#app/lib/api.ts'
import { minuteMs } from '#contracts/time.ts'
import type {
  Json,
  listPictures,
  readTexts,
  readWords,
  saveDraft,
  savedElsewhere,
  startWordsView,
  Text,
  WordsOverview,
} from '#contracts/words.ts'

const wordsCall = 'GET /api/admin/words'
const textsCall = 'GET /api/admin/words/texts'
const viewCall = 'POST /api/admin/words/view'

/** Always read again, because drafts are made on other screens and devices. */
export const useWords = () => useAdminQuery<typeof readWords>(wordsCall, { refetchOnMount: 'always' })

/** Those of a page, or one by its path. */
export const useTexts = (which: { page: string } | { path: string }, enabled = true) =>
  useAdminQuery<typeof readTexts>(withQuery(textsCall, which), { refetchOnMount: 'always', enabled })

export const picturesCall = 'GET /api/admin/words/pictures'
export const usePictures = () => useAdminQuery<typeof listPictures>(picturesCall)

/** For calls that return the overview. */
export function useWordsChange<Change = void, Overview extends WordsOverview = WordsOverview>(
  mutationFn: (change: Change) => Promise<Overview>,
) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn,
    // A pending read could return data from before the change.
    onMutate: () => queryClient.cancelQueries({ queryKey: [wordsCall] }),
    onError: () => void queryClient.invalidateQueries({ queryKey: [wordsCall] }),
    onSuccess: overview => {
      queryClient.setQueryData([wordsCall], overview)
      queryClient.removeQueries({ predicate: ({ queryKey: [key] }) => String(key).startsWith(textsCall) })
    },
  })
  const { error } = mutation
  return { ...mutation, failure: error ? (errorMessage(error) ?? "That didn't work. Please try again.") : undefined }
}

/** For `useDraft`. What's stored now, saved here or elsewhere, is shown wherever the text was read. */
export function useTextSave(path: string, onStored: () => void) {
  const queryClient = useQueryClient()
  const show = (text: Text) => {
    queryClient.setQueriesData<Text[]>(
      { predicate: ({ queryKey: [key] }) => String(key).startsWith(textsCall) },
      texts => texts?.map(other => (other.path === path ? text : other)),
    )
    queryClient.invalidateQueries({ queryKey: [wordsCall] }).catch(console.info)
    onStored()
    return { value: text.value, revision: text.revision }
  }
  return async (value: Json, revision: string | null) => {
    try {
      const body = { path, value, revision: revision ?? '' }
      const { text } = await callAdmin<typeof saveDraft>('PATCH /api/admin/words/drafts', { body })
      return show(text)
    } catch (error) {
      if (!(error instanceof RequestError && error.status === 409)) throw error
      const { newest } = JSON.parse(error.body) as z.infer<typeof savedElsewhere>
      throw new ChangedMeanwhile<Json>(show(newest))
    }
  }
}

/** The server's address lasts half an hour. */
const freshMs = 20 * minuteMs

/** Where pages with drafts can be opened in a frame. */
export const useWordsView = () =>
  useQuery({ queryKey: [viewCall], queryFn: () => callAdmin<typeof startWordsView>(viewCall), staleTime: freshMs })
