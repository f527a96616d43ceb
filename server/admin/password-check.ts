import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Limits } from '#server/http/limits.ts'
import { limitFailures } from './failure-limit.ts'

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
  const limited = limitFailures(name, limits)
  const expected = digest(password)
  return (request, candidate) => limited(request, async () => timingSafeEqual(digest(candidate), expected))
}
