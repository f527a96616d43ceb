export const loginPath = '/admin/login'

export type ReturnLocation = {
  next: string
  /** ended: they were logged in before. unchecked: the session check failed. Missing: they weren't logged in. */
  reason?: 'ended' | 'unchecked'
}

/** History state can be anything, so only admin pages are accepted. */
export function parseReturnLocation(state: unknown): ReturnLocation {
  const { next, reason } = (state ?? {}) as Record<string, unknown>
  const isAdminPage = typeof next === 'string' && /^\/admin(?=[/?#]|$)/.test(next) && !next.startsWith(loginPath)
  return {
    next: isAdminPage ? next : '/admin',
    ...((reason === 'ended' || reason === 'unchecked') && { reason }),
  }
}
