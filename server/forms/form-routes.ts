import type { FastifyInstance } from 'fastify'
import { idempotencyHeader } from '#contracts/constants.ts'
import { addCall, type CallHandler } from '#server/http/call-route.ts'
import { limitSubmissions } from '#server/http/limits.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { FormCall, FormType } from './form.ts'
import { formTypes } from './form-types.ts'
import { holdReason, releaseConfirmation } from './hold-reason.ts'
import type { FormIntake, OnSubmission } from './intake.ts'
import { readForm } from './read-form.ts'

export const formEmailTemplates = formTypes.flatMap(({ emails }) => emails)

type Parts = {
  intake: FormIntake
  published: PublishedWords
  onSubmission?: OnSubmission | undefined
}

export async function formRoutes(app: FastifyInstance, { onSubmission, ...parts }: Parts) {
  for (const type of formTypes)
    await app.register(async form => {
      // Also for errors before the intake, such as a limit that can't be counted.
      form.addHook('onResponse', async (_request, reply) => {
        if (reply.statusCode >= 500) onSubmission?.(type.kind, 'failed')
      })
      addForm(form, parts, type)
    })
}

function addForm(
  app: FastifyInstance,
  { intake, published }: Omit<Parts, 'onSubmission'>,
  type: FormType<FormCall, unknown>,
) {
  const sendsConfirmation = type.emails.some(({ audience }) => audience === 'visitor')
  const accept: CallHandler<FormCall> = async request => {
    const { body } = request
    const form = readForm(type, body, { words: published.words, now: app.clock.now() })
    return intake.accept(type, form, {
      body,
      idempotencyKey: [request.headers[idempotencyHeader]].flat()[0],
      holdReason: sendsConfirmation ? await holdReason(app, request, form.botCheck) : null,
      request,
      onRepeated: sendsConfirmation && form.botCheck === null ? () => releaseConfirmation(app, request) : undefined,
    })
  }
  addCall<FormCall>(app, type.call, accept, [limitSubmissions(app)])
}
