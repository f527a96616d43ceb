import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { LimitRule, Limits } from '#server/http/limits.ts'

/** Throws 429 after too many wrong passwords. */
export type PasswordCheck = (request: FastifyRequest, candidate: string) => Promise<boolean>

type Parts = {
  name: string
  password: string
  limits: Limits
}

const digest = (password: string) => createHash('sha256').update(password.normalize()).digest()

/** Constant-time. A slow hash wouldn't help: the password itself is in the settings. */
export function createPasswordCheck({ name, password, limits }: Parts): PasswordCheck {
  const failureLimit: LimitRule = { name, uses: 10, windowMs: 15 * 60_000 }
  const expected = digest(password)

  return async (request, candidate) => {
    // Counted before the check, so that parallel guesses count too.
    await limits.take([failureLimit], request)
    const isRight = timingSafeEqual(digest(candidate), expected)
    if (isRight) await limits.release(failureLimit, request)
    return isRight
  }
}
