import type { FastifyInstance, FastifyRequest } from 'fastify'
import { idempotencyHeader } from '#contracts/constants.ts'
import { addCall, type CallHandler } from '#server/http/call-route.ts'
import { limitSubmissions } from '#server/http/limits.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { FormCall, FormType } from './form.ts'
import type { FormRetries } from './form-retries.ts'
import { formTypes } from './form-types.ts'
import { holdReason, releaseConfirmation } from './hold-reason.ts'
import type { FormIntake } from './intake.ts'
import { readForm } from './read-form.ts'

export const formEmailTemplates = formTypes.flatMap(({ emails }) => emails)

type Parts = {
  intake: FormIntake
  retries: FormRetries
  published: PublishedWords
}

export async function formRoutes(app: FastifyInstance, parts: Parts) {
  for (const type of formTypes) addForm(app, parts, type)
}

function addForm(app: FastifyInstance, { intake, retries, published }: Parts, type: FormType<FormCall, unknown>) {
  const sendsConfirmation = type.emails.some(({ audience }) => audience === 'visitor')
  const limit = limitSubmissions(app)
  // A limit may count a retry twice. It's generous enough for that.
  const limitWithRetries = (request: FastifyRequest) => retries.run(request, () => limit(request))
  const accept: CallHandler<FormCall> = async request => {
    const { body } = request
    const form = readForm(type, body, { words: published.words, now: app.clock.now() })
    return intake.accept(type, form, {
      body,
      idempotencyKey: [request.headers[idempotencyHeader]].flat()[0],
      holdReason: sendsConfirmation ? await retries.run(request, () => holdReason(app, request, form.botCheck)) : null,
      request,
      onRepeated: sendsConfirmation && form.botCheck === null ? () => releaseConfirmation(app, request) : undefined,
    })
  }
  addCall<FormCall>(app, type.call, accept, [limitWithRetries])
}
