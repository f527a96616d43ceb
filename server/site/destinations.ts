import { isDeepStrictEqual } from 'node:util'
import type { FastifyRequest } from 'fastify'
import type { Words } from '#content/all-words.ts'
import { leavesOf } from '#content/editing/shape.ts'
import { allTexts, shapeOfText, valueIn } from '#content/editing/texts.ts'
import { requireFreshLogin } from '#server/admin/admin-sessions.ts'
import type { Actor, RecordSecurityEvent } from '#server/admin/audit-log.ts'
import type { Handle } from '#server/storage/database.ts'

/** What visitors see before something is published, and after it. */
type Publication = { before: Words; after: Words }

/** Where visitors send emails, and which other sites buttons and links lead to. Those in documents change with each article. */
const destinationsIn = (words: Words) =>
  allTexts(words).flatMap(text => {
    return leavesOf(shapeOfText(text), valueIn(words, text) ?? null)
      .filter(leaf => ['email', 'phone', 'link'].includes(leaf.shape.kind) && !leaf.value.startsWith('/'))
      .map(leaf => `${text.path}#${leaf.keys.join('/')} ${leaf.value}`)
  })

const redirects = ({ before, after }: Publication) => !isDeepStrictEqual(destinationsIn(before), destinationsIn(after))

/** Someone at an unlocked device must not redirect visitors permanently. */
export function requireFreshLoginToRedirect(request: FastifyRequest, publication: Publication) {
  if (redirects(publication)) requireFreshLogin(request)
}

/** In the transaction that publishes. A replaced email address gets the email too. */
export async function reportRedirects(
  transaction: Handle,
  record: RecordSecurityEvent,
  actor: Actor,
  publication: Publication,
) {
  if (!redirects(publication)) return
  const [before, after] = [publication.before.site.email, publication.after.site.email]
  await record(transaction, actor, { action: 'destinations.changed' }, before === after ? undefined : before)
}
