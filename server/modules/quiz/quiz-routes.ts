import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { quizAnswered, quizSubmission } from '#contracts/quiz.ts'
import { consentsGiven } from '#server/leads/consents.ts'
import { idempotencyKeyOf } from '#server/leads/idempotency-key.ts'
import type { LeadIntake } from '#server/leads/lead-intake.ts'
import { limitSubmissions } from '#server/leads/submission-limit.ts'
import { suspicionOf } from '#server/leads/suspicion.ts'
import { quizTeamNotice } from './quiz-emails.ts'
import { insertQuizSubmission } from './quiz-repository.ts'

/** Nobody reads twelve questions faster. */
const quickestMs = 8000

export async function quizRoutes(app: FastifyInstance, { intake }: { intake: LeadIntake }) {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/quiz/submit',
      { onRequest: limitSubmissions(app), schema: { body: quizSubmission, response: { 200: quizAnswered } } },
      async request => {
        const submission = request.body
        const suspicion = suspicionOf(submission, quickestMs)
        return intake.accept({
          kind: 'quiz',
          idempotencyKey: idempotencyKeyOf(request),
          body: submission,
          contact: submission.contactInfo,
          visit: submission.visit,
          suspicion,
          consents: consentsGiven({ consentVersion: submission.consentVersion, page: '/quiz' }),
          save: (transaction, facts) => insertQuizSubmission(transaction, facts, submission),
          mails: [quizTeamNotice],
          mailData: { ...submission, suspicion },
          answer: sent => ({ success: true as const, emailSent: sent.has(quizTeamNotice.name) }),
        })
      },
    )
}
