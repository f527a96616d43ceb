import type { FastifyInstance } from 'fastify'
import { idempotencyHeader } from '#contracts/constants.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'
import { addCall, type CallHandler } from '#server/http/call-route.ts'
import type { FormCall, FormType } from './form.ts'
import { holdReason, limitSubmissions } from './form-limits.ts'
import { formTypes } from './form-types.ts'
import type { FormIntake } from './intake.ts'
import { readForm } from './read-form.ts'

export const formEmails = Object.values(formTypes).flatMap(({ emails }): ReadonlyArray<EmailTemplate<never>> => emails)

export async function formRoutes(app: FastifyInstance, { intake }: { intake: FormIntake }) {
  for (const type of Object.values(formTypes)) addForm(app, intake, type as FormType<FormCall, unknown>)
}

function addForm(app: FastifyInstance, intake: FormIntake, type: FormType<FormCall, unknown>) {
  const sendsConfirmation = type.emails.some(({ audience }) => audience === 'visitor')
  const accept: CallHandler<FormCall> = async request => {
    const { body } = request
    const form = readForm(type, body)
    return intake.accept({
      form,
      body,
      idempotencyKey: [request.headers[idempotencyHeader]].flat()[0],
      emails: type.emails,
      holdReason: sendsConfirmation ? await holdReason(app, request, form.botCheck) : null,
      respond: type.respond,
    })
  }
  addCall<FormCall>(app, type.call, accept, [limitSubmissions(app)])
}
