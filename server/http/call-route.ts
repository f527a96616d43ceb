import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { z } from 'zod'
import { type Call, smallBody } from '#contracts/call.ts'

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

type CallRequest<C extends Call> = FastifyRequest<{
  Params: Output<C['params']>
  Querystring: Output<C['query']>
  Body: Output<C['body']>
}>

type CallHandler<C extends Call> = (
  request: CallRequest<C>,
  reply: FastifyReply,
) => Promise<C extends { response: infer Schema extends z.ZodType } ? z.input<Schema> : FastifyReply>

export function addCall<C extends Call>(
  app: FastifyInstance,
  { method, path, admin, params, query, body, maxBodyBytes = body ? undefined : smallBody, response }: C,
  handler: CallHandler<C>,
  onRequest: onRequestAsyncHookHandler[] = [],
) {
  app.route({
    method,
    url: path,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(response && { response: { 200: response } }),
    },
    ...(maxBodyBytes && { bodyLimit: maxBodyBytes }),
    onRequest: admin ? [app.requireAdmin, ...onRequest] : onRequest,
    // The schemas guarantee these types.
    handler: handler as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  })
}
