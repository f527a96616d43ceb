import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitRule } from '#server/http/limits.ts'

/** Generous, because a whole office may share an IP address. The daily limit keeps one visitor from filling the disk. */
export const submissionLimits: readonly LimitRule[] = [
  { name: 'submission', uses: 60, windowMs: 60_000 },
  { name: 'submissions of a day', uses: 200, windowMs: 24 * 60 * 60_000 },
]

/** An `onRequest` hook, so that requests with an invalid body count too. */
export const limitSubmissions = (app: FastifyInstance) => async (request: FastifyRequest) => {
  await app.limits.take(submissionLimits, request)
}

/** Confirmations go to unverified addresses, so each IP address gets a limited number. */
const confirmationLimit: LimitRule = { name: 'confirmation', uses: 20, windowMs: 60 * 60_000 }

export async function holdReason(app: FastifyInstance, request: FastifyRequest, botCheck: string | null) {
  // Checked first, so that bots don't use up the limit of people on the same IP address.
  if (botCheck) return `Not sent: ${botCheck}`
  if (await app.limits.allows(confirmationLimit, request)) return null
  return 'Not sent: too many confirmations were requested from one IP address within an hour.'
}
