import type { FastifyRequest } from 'fastify'
import { idempotencyHeader } from '#contracts/idempotency.ts'

export const idempotencyKeyOf = ({ headers }: FastifyRequest) => {
  const value = headers[idempotencyHeader]
  return Array.isArray(value) ? value[0] : value
}
