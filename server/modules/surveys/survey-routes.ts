import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { surveyAnswered, surveySubmission } from '#contracts/survey.ts'
import { consentsGiven } from '#server/leads/consents.ts'
import { idempotencyKeyOf } from '#server/leads/idempotency-key.ts'
import type { LeadIntake } from '#server/leads/lead-intake.ts'
import { holdBecause, limitSubmissions } from '#server/leads/submission-limit.ts'
import { suspicionOf } from '#server/leads/suspicion.ts'
import { checkAnswers, surveyOf } from './survey-answers.ts'
import { surveyConfirmation, surveyTeamNotice } from './survey-emails.ts'
import { insertSurveyResponse } from './survey-repository.ts'

/** Nobody reads and answers nine questions faster. */
const quickestMs = 5000

export async function surveyRoutes(app: FastifyInstance, { intake }: { intake: LeadIntake }) {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/survey/submit',
      { onRequest: limitSubmissions(app), schema: { body: surveySubmission, response: { 200: surveyAnswered } } },
      async request => {
        const { surveyType, contactInfo, toolkitOptIn, consentVersion } = request.body
        const submission = { ...request.body, answers: checkAnswers(surveyOf(surveyType), request.body.answers) }
        const suspicion = suspicionOf(submission, quickestMs)
        return intake.accept({
          kind: 'survey',
          idempotencyKey: idempotencyKeyOf(request),
          body: submission,
          contact: contactInfo,
          visit: submission.visit,
          suspicion,
          holdBecause: await holdBecause(app, request, suspicion),
          consents: consentsGiven({ consentVersion, page: `/survey/${surveyType}`, toolkit: toolkitOptIn }),
          save: (transaction, facts) => insertSurveyResponse(transaction, facts, submission),
          mails: [surveyTeamNotice, surveyConfirmation],
          mailData: { ...submission, suspicion },
          answer: sent => ({
            success: true as const,
            emailStatus: {
              adminEmailSent: sent.has(surveyTeamNotice.name),
              userEmailSent: sent.has(surveyConfirmation.name),
            },
          }),
        })
      },
    )
}
