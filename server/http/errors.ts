import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorResponse } from '#contracts/responses.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { describeError } from './describe-error.ts'
import { responseHeaders } from './security-headers.ts'

/** An error whose message the client may see. */
export class PublicError extends Error {
  readonly statusCode: number
  readonly retryAfterSeconds: number | undefined

  constructor(statusCode: number, message: string, retryAfterSeconds?: number) {
    super(message)
    this.statusCode = statusCode
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const retryAfterSeconds = 5

const errorBody = (error: string): ErrorResponse => ({ error })

/** Our own messages for what Fastify rejects: its own name internals. */
const messages: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Only JSON is accepted here.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no content.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request has a wrong length.',
  FST_ERR_BAD_URL: 'The address is not valid.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
}

const messageFor = (error: FastifyError, status: number) => {
  if (error instanceof PublicError) return error.message
  if (hasZodFastifySchemaValidationErrors(error)) return error.validation[0]?.message ?? 'The request is not valid.'
  return messages[error.code] ?? `${STATUS_CODES[status] ?? 'The request is not valid'}.`
}

/** Every error becomes `{ "error": "a sentence" }` without internal details. */
export const errorsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(throwNotFound)
})

export async function throwNotFound() {
  throw new PublicError(404, 'There is nothing at this address.')
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const clientLeft = error.code === 'ECONNRESET' && !request.raw.complete
  if (clientLeft) return reply.code(400).send(errorBody('The request ended too early.'))
  if (isDatabaseUnavailable(error)) {
    request.log.error(describeError(error), 'database unavailable')
    return reply
      .code(503)
      .header('retry-after', retryAfterSeconds)
      .send(errorBody('We cannot save or read anything right now. Please try again in a moment.'))
  }
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
  if (status >= 500 && !(error instanceof PublicError)) {
    request.log.error(describeError(error), 'request failed')
    return reply.code(500).send(errorBody('Something went wrong on our side. Please try again.'))
  }
  if (error instanceof PublicError && error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
  return reply.code(status).send(errorBody(messageFor(error, status)))
}

const clientErrors: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The request has too many or too long headers.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
}

/** Closing at once could discard the response of a client that's still sending. */
const closeDelayMs = 1000

/** For what never becomes a request: broken HTTP, and clients that send too slowly. */
export function sendClientError(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET') return socket.destroy()
  // The response to an earlier error is on its way.
  if (!socket.writable) return
  const [status, message] = clientErrors[error.code ?? ''] ?? [400, 'The request is not valid HTTP.']
  const body = JSON.stringify(errorBody(message))
  const headers = {
    ...responseHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  // A client that never closes its side, or never reads ours, would keep the connection open.
  const closing = setTimeout(() => socket.destroy(), closeDelayMs)
  socket.once('close', () => clearTimeout(closing))
}
