import { QueryClient } from '@tanstack/react-query'
import { callAdmin } from './admin-api.ts'

/**
 * How the administrator's pages read: once, and again only when asked to. A key is the address, in segments that are
 * joined with slashes.
 */
export const createAdminQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => callAdmin(queryKey.join('/')),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // Whoever comes back to a list finds it as it was, however long they were away from it.
        gcTime: Number.POSITIVE_INFINITY,
        // Without a network a call fails, and that is said; the library would wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
