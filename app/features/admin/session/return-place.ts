/** Handed to the login page: where the administrator wanted to go, and whether they were there before. */
export type ReturnPlace = { next: string; ended: boolean }

/** What the login page was handed. History may hold anything: only pages of the administrator's area count. */
export function returnPlaceIn(state: unknown): ReturnPlace {
  const { next, ended } = (state ?? {}) as Partial<ReturnPlace>
  const isOurs = typeof next === 'string' && /^\/admin(?=[/?]|$)/.test(next) && !next.startsWith('/admin/login')
  return { next: isOurs ? next : '/admin', ended: ended === true }
}
