import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { LimitRule, Limits } from './limits.ts'

/** Whether the visitor knows the password. Throws 429 for one who guessed too often. */
export type PasswordCheck = (request: FastifyRequest, candidate: string) => Promise<boolean>

type Parts = {
  /** What its limit is counted under. */
  name: string
  password: string
  limits: Limits
}

const digest = (password: string) => createHash('sha256').update(password.normalize()).digest()

/**
 * Compares in constant time. A slow hash would protect nothing, since the password itself is among the settings, and
 * would let guessers keep the administrator waiting.
 */
export function createPasswordCheck({ name, password, limits }: Parts): PasswordCheck {
  const failureLimit: LimitRule = { name, uses: 10, windowMs: 15 * 60_000 }
  const expected = digest(password)

  return async (request, candidate) => {
    // Counted before it's checked, so that parallel guesses count too.
    await limits.take(failureLimit, request)
    const isRight = timingSafeEqual(digest(candidate), expected)
    if (isRight) await limits.giveBack(failureLimit, request)
    return isRight
  }
}
