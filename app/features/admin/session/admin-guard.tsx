import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { NeedsScript } from '#app/ui/needs-script.tsx'
import type { AdminCheck } from '#contracts/admin.ts'
import { lastEnding, useHasAdminToken } from './admin-token.ts'
import type { ReturnPlace } from './return-place.ts'

/** Shows its children to whom the server knows as the administrator, and leads everyone else to the login page. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const hasToken = useHasAdminToken()
  const { data, isPending, isError } = useQuery<AdminCheck>({ queryKey: ['/api/admin', 'check'] })
  if (isPending)
    return (
      <>
        <NeedsScript>The administrator's area needs JavaScript.</NeedsScript>
        <p role="status" className="py-10 text-lead text-ink-soft">
          Loading...
        </p>
      </>
    )
  const wasIn = data?.authenticated ?? false
  if (wasIn && hasToken) return children
  if (!wasIn && !hasToken) return <ToLogin />
  return <ToLogin obstacle={isError ? 'unchecked' : 'ended'} />
}

/** Whoever did not leave by themselves comes back to this very place after the login. */
function ToLogin({ obstacle }: Pick<ReturnPlace, 'obstacle'>) {
  const { pathname, search, hash } = useLocation()
  const place: ReturnPlace = { next: pathname + search + hash, ...(obstacle && { obstacle }) }
  return <Navigate to="/admin/login" replace state={lastEnding() === 'logged out' ? null : place} />
}
