import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AdminCheck } from '#contracts/admin.ts'
import { callAdmin } from './admin-api.ts'
import { adminToken, forgetAdminToken, useHasAdminToken } from './admin-token.ts'

/** Leads on from this page, unless they went somewhere else by themselves meanwhile. */
export function useLeadOn() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (to: string) => {
    // The address changes before the page does, so it is the one to ask.
    if (window.location.pathname === pathname) navigate(to, { replace: true })
  }
}

/** Whoever is logged in already, or just did it in another tab, has no business on the login page. */
export function useForwarding(next: string, loggingIn: boolean) {
  const mayBeIn = useHasAdminToken() && !loggingIn
  const leadOn = useEffectEvent(useLeadOn())
  useEffect(() => {
    if (!mayBeIn) return
    const token = adminToken()
    callAdmin<AdminCheck>('/api/admin/check').then(
      ({ authenticated }) => {
        if (authenticated) leadOn(next)
        else if (adminToken() === token) forgetAdminToken('refused')
      },
      error => console.info('It could not be checked who is logged in.', error),
    )
  }, [mayBeIn, next])
}
