import type { FastifyInstance } from 'fastify'
import { retention } from '#content/retention.ts'
import type { SurveyType } from '#content/surveys/survey.ts'
import { openNotes } from '#contracts/plan.ts'
import type { SurveyAnswers } from '#contracts/survey.ts'
import { dayMs, minuteMs } from '#contracts/time.ts'
import { replyByText, replyDueAt } from '#server/calendar/business-days.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import type { Form } from './form.ts'
import { formOf } from './form-repository.ts'
import { surveyReceiptOf } from './survey-answers.ts'
import { findByPlanLink, surveyForm } from './survey-form.ts'

/** Nobody opens their notes that often, and tokens can't be guessed at this rate. */
const notesLimits: readonly LimitRule[] = [
  { name: 'notes', uses: 20, windowMs: minuteMs },
  { name: 'notes of a day', uses: 100, windowMs: dayMs },
]

/**
 * For the link in a survey's confirmation. Opening it proves nothing about the address: mail scanners open links too, and
 * some run scripts.
 */
export async function notesRoutes(app: FastifyInstance) {
  const { database, published } = app
  addCall(
    app,
    openNotes,
    async ({ body }) => {
      const now = app.clock.now().toISOString()
      const found = await findByPlanLink(database.read, body.token, now)
      if (!found)
        throw new PublicError(
          404,
          `This link doesn't work. It may be incomplete, or older than ${retention.planLinkDays} days.`,
        )
      const form = formOf(found) as Form<SurveyAnswers>
      return {
        surveyType: form.variant as SurveyType,
        answers: { ...form.answers.answers },
        ...surveyReceiptOf(form, replyStillOwed(form, found, now), published.words),
      }
    },
    [async request => app.limits.take(notesLimits, request)],
  )
}

/** Null once it was given, or too late to promise. A later due date belongs to a later form: then this one is answered. */
function replyStillOwed(
  { submittedAt }: Form,
  lead: { due_at: string | null; answered_at: string | null },
  now: string,
) {
  const dueAt = replyDueAt(submittedAt, surveyForm.replyWithinBusinessDays)
  const isOwed = dueAt !== null && dueAt >= now && lead.answered_at === null && (lead.due_at ?? dueAt) <= dueAt
  return isOwed ? replyByText(dueAt) : null
}
