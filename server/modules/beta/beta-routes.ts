import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { betaApplication } from '#contracts/beta.ts'
import { successAnswer } from '#contracts/success-answer.ts'
import { consentsGiven } from '#server/leads/consents.ts'
import { idempotencyKeyOf } from '#server/leads/idempotency-key.ts'
import type { LeadIntake } from '#server/leads/lead-intake.ts'
import { holdBecause, limitSubmissions } from '#server/leads/submission-limit.ts'
import { suspicionOf } from '#server/leads/suspicion.ts'
import { betaConfirmation, betaTeamNotice } from './beta-emails.ts'
import { insertBetaApplication } from './beta-repository.ts'

/** Nobody fills in fourteen fields faster. */
const quickestMs = 8000

export async function betaRoutes(app: FastifyInstance, { intake }: { intake: LeadIntake }) {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/beta/apply',
      { onRequest: limitSubmissions(app), schema: { body: betaApplication, response: { 200: successAnswer } } },
      async request => {
        const application = request.body
        const suspicion = suspicionOf(application, quickestMs)
        return intake.accept({
          kind: 'beta',
          idempotencyKey: idempotencyKeyOf(request),
          body: application,
          contact: { ...application, name: application.fullName },
          visit: application.visit,
          suspicion,
          holdBecause: await holdBecause(app, request, suspicion),
          consents: consentsGiven({ consentVersion: application.consentVersion, page: '/beta' }),
          save: (transaction, facts) => insertBetaApplication(transaction, facts, application),
          mails: [betaTeamNotice, betaConfirmation],
          mailData: { ...application, suspicion },
          answer: () => ({ success: true as const }),
        })
      },
    )
}
