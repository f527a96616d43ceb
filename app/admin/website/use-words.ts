import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import type { readWords, WordsOverview } from '#contracts/words.ts'

export const wordsCall = 'GET /api/admin/words'

/** Always refetched, because drafts are made on other screens and devices. */
export const useWords = () => useAdminQuery<typeof readWords>(wordsCall, { refetchOnMount: 'always' })

export function useWordsChange<Change = void, Overview extends WordsOverview = WordsOverview>(
  mutationFn: (change: Change) => Promise<Overview>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    // A pending read could return data from before the change.
    onMutate: () => queryClient.cancelQueries({ queryKey: [wordsCall] }),
    onError: () => void queryClient.invalidateQueries({ queryKey: [wordsCall] }),
    onSuccess: overview => void queryClient.setQueryData([wordsCall], overview),
  })
}
