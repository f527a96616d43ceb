/** Passed to the login page: where the administrator wanted to go, and why they have to log in. */
export type ReturnLocation = {
  next: string
  /** ended: they were logged in before. unchecked: the check failed. Missing: they're new here. */
  reason?: 'ended' | 'unchecked'
}

/** The history state could hold anything: only admin pages count. */
export function returnLocationIn(state: unknown): ReturnLocation {
  const { next, reason } = (state ?? {}) as Record<string, unknown>
  const isAdminPage = typeof next === 'string' && /^\/admin(?=[/?#]|$)/.test(next) && !next.startsWith('/admin/login')
  return {
    next: isAdminPage ? next : '/admin',
    ...((reason === 'ended' || reason === 'unchecked') && { reason }),
  }
}
