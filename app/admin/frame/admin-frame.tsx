import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { hasLoggedOut, useHasAdminToken } from '#app/admin/session/admin-token.ts'
import { loginPath, type ReturnLocation } from '#app/admin/session/return-location.ts'
import { checkSession } from '#app/admin/session/session-check.ts'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import { AdminHeading } from './admin-heading.tsx'
import { useAdminPage } from './admin-page.ts'

/** Wraps every admin page except login, so logging out unmounts it and drops all cached data. */
export function AdminFrame() {
  const [queryClient] = useState(createQueryClient)
  const page = useAdminPage()
  return (
    <QueryClientProvider client={queryClient}>
      {page?.isFullScreen && <h1 className="sr-only">{page.title}</h1>}
      {page && !page.isFullScreen && <AdminHeading {...page} />}
      <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-section sm:pt-8 print:p-0">
        <AdminGuard>
          <Outlet />
        </AdminGuard>
      </div>
    </QueryClientProvider>
  )
}

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        // When offline, fail and show an error instead of waiting for the network.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

function AdminGuard({ children }: { children: ReactNode }) {
  const hasToken = useHasAdminToken()
  const { pathname, search, hash } = useLocation()
  const { data, isPending, isError } = useQuery({ queryKey: ['check'], queryFn: checkSession })
  if (isPending)
    return (
      <>
        <NoScriptNotice>The admin area needs JavaScript.</NoScriptNotice>
        <p role="status" className="py-10 text-lead text-ink-soft">
          Loading...
        </p>
      </>
    )
  const wasLoggedIn = data?.authenticated ?? false
  if (wasLoggedIn && hasToken) return children
  const isNew = !wasLoggedIn && !hasToken
  const returnLocation: ReturnLocation = {
    next: pathname + search + hash,
    ...(!isNew && { reason: isError ? 'unchecked' : 'ended' }),
  }
  return <Navigate to={loginPath} replace state={hasLoggedOut() ? null : returnLocation} />
}
