import { useInfiniteQuery } from '@tanstack/react-query'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import type { listVersions } from '#contracts/words.ts'

const path = '/api/admin/words/history'

/** Refetched when the page opens: publishing adds one. */
export const useVersions = () =>
  useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam }) =>
      callAdmin<typeof listVersions>(pageParam === null ? `GET ${path}` : `GET ${path}?before=${pageParam}`),
    initialPageParam: null as number | null,
    getNextPageParam: page => page.next,
    refetchOnMount: 'always',
  })
