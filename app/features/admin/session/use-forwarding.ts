import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { AdminCheck } from '#contracts/admin.ts'
import { callAdmin } from './admin-api.ts'
import { adminToken, forgetAdminToken, useHasAdminToken } from './admin-token.ts'

/** Whoever is logged in already, or just did it in another tab, has no business on the login page. */
export function useForwarding(next: string, loggingIn: boolean) {
  const navigate = useNavigate()
  const mayBeIn = useHasAdminToken() && !loggingIn
  useEffect(() => {
    if (!mayBeIn) return
    const token = adminToken()
    let left = false
    const forward = ({ authenticated }: AdminCheck) => {
      if (left) return
      if (authenticated) navigate(next, { replace: true })
      else if (adminToken() === token) forgetAdminToken('refused')
    }
    callAdmin<AdminCheck>('/api/admin/check').then(forward, error =>
      console.info('It could not be checked who is logged in.', error),
    )
    return () => {
      left = true
    }
  }, [mayBeIn, next, navigate])
}
