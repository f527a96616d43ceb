import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import type { startWordsView } from '#contracts/words.ts'

const viewCall = 'POST /api/admin/words/view'

/** The server's lasts half an hour. */
const freshMs = 20 * 60_000

/** Where a page with drafts can be opened in a frame. A loaded page stays when its address expires; the next gets a new one. */
export function usePreviewBase(page: string) {
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: ['words view', page],
    queryFn: async () => {
      const { base } = await queryClient.fetchQuery({
        queryKey: [viewCall],
        queryFn: () => callAdmin<typeof startWordsView>(viewCall),
        staleTime: freshMs,
      })
      return base
    },
    // Drafts change, so a page that's opened again is loaded again.
    gcTime: 0,
  })
  const renew = async () => {
    queryClient.removeQueries({ queryKey: [viewCall] })
    await query.refetch()
  }
  return { query, renew }
}
