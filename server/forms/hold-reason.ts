import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitRule } from '#server/http/limits.ts'
import { heldAsBot, heldForVisitor } from '#server/messages/outbox/held-emails.ts'

/** Confirmations go to unverified addresses, so each IP address gets a limited number. */
const confirmationLimit: LimitRule = { name: 'confirmation', uses: 20, windowMs: 60 * 60_000 }

/** A repeated form sends nothing, so it doesn't count. */
export const releaseConfirmation = (app: FastifyInstance, request: FastifyRequest) =>
  app.limits.release(confirmationLimit, request)

/** Why a confirmation must wait until the administrator sends it, or null. */
export async function holdReason(app: FastifyInstance, request: FastifyRequest, botCheck: string | null) {
  // Checked first, so that bots don't use up the limit of people on the same IP address.
  if (botCheck) return heldAsBot(botCheck)
  if (await app.limits.allows(confirmationLimit, request)) return null
  return heldForVisitor
}
