import { useQueryClient } from '@tanstack/react-query'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import type { listArticles } from '#contracts/words.ts'

const articlesCall = 'GET /api/admin/words/articles'

/** Always refetched, because drafts are made on other screens and devices. */
export const useArticles = () => useAdminQuery<typeof listArticles>(articlesCall, { refetchOnMount: 'always' })

export function useRefreshArticles() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [articlesCall] })
}
