/** Handed to the login page: where the administrator wanted to go, and what kept them from it. */
export type ReturnPlace = {
  next: string
  /** ended: they were logged in before. unchecked: the server could not be asked. Empty: they are new here. */
  obstacle?: 'ended' | 'unchecked'
}

/** What the login page was handed. History may hold anything: only pages of the administrator's area count. */
export function returnPlaceIn(state: unknown): ReturnPlace {
  const { next, obstacle } = (state ?? {}) as Record<string, unknown>
  const isOurs = typeof next === 'string' && /^\/admin(?=[/?#]|$)/.test(next) && !next.startsWith('/admin/login')
  return {
    next: isOurs ? next : '/admin',
    ...((obstacle === 'ended' || obstacle === 'unchecked') && { obstacle }),
  }
}
