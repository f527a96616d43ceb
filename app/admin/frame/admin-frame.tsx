import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { hasLoggedOut, useHasAdminToken } from '#app/admin/session/admin-token.ts'
import type { ReturnLocation } from '#app/admin/session/return-location.ts'
import { setServerOffsets } from '#app/lib/time/format-time.ts'
import { NoScriptNotice } from '#app/ui/no-script-notice.tsx'
import type { checkLogin } from '#contracts/admin.ts'
import { AdminHeader } from './admin-header.tsx'
import type { AdminHeading } from './admin-page.ts'

/** Wraps every admin page except login, so logging out unmounts it and drops all cached data. */
export function AdminFrame({ heading, children }: { heading: AdminHeading; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <AdminHeader {...heading} />
      <div className="mx-auto w-full max-w-page px-gutter pt-6 pb-section sm:pt-8 print:p-0">
        <AdminGuard>{children}</AdminGuard>
      </div>
    </QueryClientProvider>
  )
}

/** Before anything that shows a time. */
async function checkAdmin() {
  const check = await callAdmin<typeof checkLogin>('GET /api/admin/check')
  setServerOffsets(check.utcOffsets ?? [])
  return check
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
  const { data, isPending, isError } = useQuery({ queryKey: ['check'], queryFn: checkAdmin })
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
  return <Navigate to="/admin/login" replace state={hasLoggedOut() ? null : returnLocation} />
}
