import { randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { Slots } from '#server/slots.ts'
import { PublicError } from './errors.ts'
import type { LimitRule, Limits } from './limits.ts'
import { passwordHash } from './password-hash.ts'

/** Whether the visitor knows the password. Throws 429 for one who guessed too often, and when too many guess at once. */
export type PasswordCheck = (request: FastifyRequest, candidate: string) => Promise<boolean>

/**
 * Of all passwords together. A check keeps a processor busy for some 40 ms: guessers with many addresses get what is left
 * when visitors have one, and never all the threads, which others need (the mail, to look up names).
 */
export const checksAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
const longestWaitMs = 4000
const comeBackAfterSeconds = 5

type Parts = {
  /** What its limit is counted under. */
  name: string
  password: string
  limits: Limits
  turns: Slots
}

/** Compares with a salted hash, in constant time. The hash is made with the first question: most starts have none. */
export function createPasswordCheck({ name, password, limits, turns }: Parts): PasswordCheck {
  const failureLimit: LimitRule = { name, uses: 10, windowMs: 15 * 60_000 }
  const salt = randomBytes(16)
  let expected: Promise<Buffer> | undefined

  async function isRight(candidate: string) {
    expected ??= passwordHash(password, salt)
    const [hash, known] = await Promise.all([passwordHash(candidate, salt), expected])
    return timingSafeEqual(hash, known)
  }

  return async (request, candidate) => {
    // Counted before it is checked, so that guesses in parallel count; given back to whoever did not guess wrong.
    await limits.take(failureLimit, request)
    const giveTurnBack = await turns.take(AbortSignal.timeout(longestWaitMs))
    if (!giveTurnBack) {
      await limits.giveBack(failureLimit, request)
      throw new PublicError(
        429,
        'Too many passwords are being tried. Please try again in a moment.',
        comeBackAfterSeconds,
      )
    }
    try {
      const right = await isRight(candidate)
      if (right) await limits.giveBack(failureLimit, request)
      return right
    } finally {
      giveTurnBack()
    }
  }
}
