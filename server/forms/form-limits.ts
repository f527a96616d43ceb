import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitRule } from '#server/http/limits.ts'

/** Generous: a whole office may be behind one address. The day's limit keeps one address from filling the disk. */
export const submissionLimits: readonly LimitRule[] = [
  { name: 'submission', uses: 60, windowMs: 60_000 },
  { name: 'submissions of a day', uses: 200, windowMs: 24 * 60 * 60_000 },
]

/** An `onRequest` hook: before the body is read, so that requests we refuse count too. */
export const limitSubmissions = (app: FastifyInstance) => async (request: FastifyRequest) => {
  await app.limits.take(submissionLimits, request)
}

/** Confirmations go to addresses that anyone can type in. Enough for a room full of people behind one address. */
const confirmationLimit: LimitRule = { name: 'confirmation', uses: 20, windowMs: 60 * 60_000 }

/** Why this visitor's confirmation should wait for a person, if there's a reason. */
export async function holdReason(app: FastifyInstance, request: FastifyRequest, botCheck: string | null) {
  // A possible bot must not use up the allowance of people behind the same address.
  if (botCheck) return `Not sent: ${botCheck}`
  if (await app.limits.allows(confirmationLimit, request)) return null
  return 'Not sent: many confirmations were asked for from one address within an hour.'
}
