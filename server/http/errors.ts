import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorResponse } from '#contracts/responses.ts'
import { describeError, isDatabaseUnavailable } from '#server/storage/database-errors.ts'

export class PublicError extends Error {
  readonly statusCode: number
  readonly retryAfterSeconds: number | undefined
  /** More for the body, beside the sentence. */
  readonly details: object | undefined

  constructor(
    statusCode: number,
    message: string,
    { retryAfterSeconds, details }: { retryAfterSeconds?: number; details?: object } = {},
  ) {
    super(message)
    this.statusCode = statusCode
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }
}

export const retryAfterSeconds = 5

const errorBody = (error: string): ErrorResponse => ({ error })

/** Fastify's own messages name internals. */
const messages: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Only JSON is accepted.',
  FST_ERR_CTP_INVALID_JSON_BODY: "The request isn't valid JSON.",
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The request's length doesn't match its Content-Length header.",
  FST_ERR_BAD_URL: "The URL isn't valid.",
  FST_ERR_MAX_PARAM_LENGTH: 'The URL is too long.',
}

const messageFor = (error: FastifyError, status: number) => {
  if (error instanceof PublicError) return error.message
  if (hasZodFastifySchemaValidationErrors(error)) return error.validation[0]?.message ?? "The request isn't valid."
  return messages[error.code] ?? `${STATUS_CODES[status] ?? "The request isn't valid"}.`
}

export const errorsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(throwNotFound)
})

const clientLeft = (error: FastifyError, request: FastifyRequest) =>
  error.code === 'ECONNRESET' && !request.raw.complete

export async function throwNotFound() {
  throw new PublicError(404, 'Not found.')
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (clientLeft(error, request)) return reply.code(400).send(errorBody('The request was aborted.'))
  if (isDatabaseUnavailable(error)) {
    request.log.error(describeError(error), 'database unavailable')
    return reply
      .code(503)
      .header('retry-after', retryAfterSeconds)
      .send(errorBody("We can't save or load anything right now. Please try again in a moment."))
  }
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
  if (status >= 500 && !(error instanceof PublicError)) {
    request.log.error(describeError(error), 'request failed')
    return reply.code(500).send(errorBody('Something went wrong on our side. Please try again.'))
  }
  if (error instanceof PublicError && error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
  const details = error instanceof PublicError ? error.details : undefined
  return reply.code(status).send({ ...errorBody(messageFor(error, status)), ...details })
}
