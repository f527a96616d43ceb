import type { LeadStatus } from '#contracts/lead-statuses.ts'
import type { PersonSummary } from '#contracts/people.ts'
import type { PersonRow } from '#server/leads/people-repository.ts'
import { promiseState } from '#server/leads/promise-clock.ts'

/** One line of the list of leads. */
export function summaryOf(row: PersonRow, now: string): PersonSummary {
  const promise = { dueAt: row.due_at, answeredAt: row.answered_at }
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    businessName: row.business_name,
    phone: row.phone,
    sent: { survey: row.survey_count, quiz: row.quiz_count, beta: row.beta_count },
    firstSubmittedAt: row.first_submitted_at,
    lastSubmittedAt: row.last_submitted_at,
    suspicion: row.suspicion,
    status: row.status as LeadStatus,
    promise: { ...promise, state: promiseState(promise, now) },
  }
}
