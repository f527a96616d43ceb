import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { LeaveGuard } from '#app/admin/drafts/leave-guard.tsx'
import { checkSession, logOutAdmin } from '#app/admin/session/admin-api.ts'
import { hasLoggedOut, useHasAdminToken } from '#app/admin/session/admin-token.ts'
import { loginPath, type ReturnLocation } from '#app/admin/session/return-location.ts'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { type AdminPage, useAdminPage } from './admin-page.ts'

/** Wraps every admin page except login, so logging out unmounts it and drops all cached data. */
export function AdminFrame() {
  const [queryClient] = useState(createQueryClient)
  const page = useAdminPage()
  return (
    <QueryClientProvider client={queryClient}>
      {page?.isFullScreen && <h1 className="sr-only">{page.title}</h1>}
      {page && !page.isFullScreen && <AdminHeading {...page} />}
      <div className="mx-auto w-full max-w-page px-gutter pt-4 pb-section sm:pt-6 print:p-0">
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
      <p role="status" className="py-10 text-lead text-ink-soft">
        Loading...
      </p>
    )
  const wasLoggedIn = data?.authenticated ?? false
  if (wasLoggedIn && hasToken)
    return (
      <>
        {children}
        <LeaveGuard />
      </>
    )
  const isNew = !wasLoggedIn && !hasToken
  const returnLocation: ReturnLocation = {
    next: pathname + search + hash,
    ...(!isNew && { reason: isError ? 'unchecked' : 'ended' }),
  }
  return <Navigate to={loginPath} replace state={hasLoggedOut() ? null : returnLocation} />
}

function AdminHeading({ title, back, hasLogout }: AdminPage) {
  const hasToken = useHasAdminToken()
  return (
    <div className="border-b border-line bg-paper-deep print:hidden">
      <div className="mx-auto flex min-h-12 max-w-page flex-wrap items-center gap-x-4 px-gutter">
        {back && (
          <AdminLinkButton to={back.to} variant="quiet" size="small" className="-ml-4">
            <span aria-hidden="true">←</span> {back.label}
          </AdminLinkButton>
        )}
        <h1
          className={classNames(
            'min-w-0 grow py-1 text-heading-3 text-pine-deep wrap-anywhere',
            back && 'max-sm:order-1 max-sm:w-full',
          )}
        >
          <bdi>{title}</bdi>
        </h1>
        {/* Invisible rather than absent, so that the layout doesn't shift after the session check. */}
        {hasLogout && (
          <Button
            variant="quiet"
            size="small"
            onClick={logOutAdmin}
            className={classNames('-mr-4 max-sm:ml-auto', !hasToken && 'invisible')}
          >
            Logout
          </Button>
        )}
      </div>
    </div>
  )
}
