import type { FastifyRequest } from 'fastify'
import type { Words } from '#content/all-words.ts'
import { requireFreshLogin } from '#server/admin/admin-sessions.ts'
import { type Actor, recordSecurityEvent, type SecurityEmails } from '#server/admin/audit-log.ts'
import type { Handle } from '#server/storage/database.ts'

/** Where visitors send emails and book calls. */
const destinations = ['site/email', 'site/phone', 'site/links']

const isIn = (path: string, other: string) => path === other || path.startsWith(`${other}/`)

const redirects = (paths: readonly string[]) =>
  paths.some(path => destinations.some(destination => isIn(path, destination) || isIn(destination, path)))

/** `paths`: of the words to publish. Someone at an unlocked device must not redirect visitors for good. */
export function requireFreshLoginToRedirect(request: FastifyRequest, paths: readonly string[]) {
  if (redirects(paths)) requireFreshLogin(request)
}

/** In the transaction that publishes. Returns the ids to pass to `sendNow`. `before`: the words that visitors saw. */
export async function reportRedirects(
  transaction: Handle,
  emails: SecurityEmails,
  actor: Actor,
  { paths, before }: { paths: readonly string[]; before: Words },
) {
  if (!redirects(paths)) return []
  const event = { action: 'destinations.changed' } as const
  const toTeam = await recordSecurityEvent(transaction, emails, actor, event)
  const toOldAddress = paths.includes('site/email') && (await emails.add(transaction, actor, event, before.site.email))
  return [toTeam, toOldAddress || undefined]
}
