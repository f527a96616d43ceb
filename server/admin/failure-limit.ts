import type { FastifyRequest } from 'fastify'
import { describeError } from '#server/http/describe-error.ts'
import type { LimitRule, Limits } from '#server/http/limits.ts'

/** Throws 429 after too many attempts that returned nothing or false. */
export function limitFailures(name: string, limits: Limits) {
  const rule: LimitRule = { name, uses: 10, windowMs: 15 * 60_000 }
  return async <Result>(request: FastifyRequest, attempt: () => Promise<Result>) => {
    // Counted before the attempt, so that parallel guesses count too.
    await limits.take([rule], request)
    const result = await attempt()
    if (result) await limits.release(rule, request).catch(reportUnreleased(request))
    return result
  }
}

/** What was attempted has succeeded, so it must not be reported as a failure. */
const reportUnreleased = (request: FastifyRequest) => (error: unknown) =>
  request.log.warn(describeError(error), 'a successful attempt still counts towards the limit')
