import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { AdminCheck } from '#contracts/admin.ts'
import { lastEnding, useHasAdminToken } from './admin-token.ts'
import type { ReturnPlace } from './return-place.ts'

/** Shows its children to whom the server knows as the administrator, and leads everyone else to the login page. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const hasToken = useHasAdminToken()
  const { data, isPending } = useQuery<AdminCheck>({ queryKey: ['/api/admin', 'check'] })
  if (isPending)
    return (
      <p role="status" className="py-10 text-lead text-ink-soft">
        Loading...
      </p>
    )
  const wasIn = data?.authenticated ?? false
  if (wasIn && hasToken) return children
  return <ToLogin ended={wasIn || hasToken} />
}

/** Whoever did not leave by themselves comes back to this page after the login. */
function ToLogin({ ended }: { ended: boolean }) {
  const { pathname, search } = useLocation()
  const place: ReturnPlace | null = lastEnding() === 'logged out' ? null : { next: pathname + search, ended }
  return <Navigate to="/admin/login" replace state={place} />
}
