import type { Kysely } from 'kysely'
import type { QuizRecord } from '#contracts/lead-records.ts'
import type { QuizSubmission } from '#contracts/quiz.ts'
import { preparedInsert } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { formsOfPerson } from '#server/leads/forms-of-person.ts'
import { type LeadFacts, leadColumns } from '#server/leads/lead-columns.ts'
import { leadSourceOf } from '#server/leads/lead-source.ts'
import { storedJson } from '#server/lists/stored-json.ts'
import { leadsAsPersonalData } from '#server/privacy/personal-data.ts'
import { scoreOf } from './quiz-score.ts'

const insertRows = preparedInsert('quiz_submissions')

export const insertQuizSubmission = (transaction: Kysely<Tables>, facts: LeadFacts, submission: QuizSubmission) =>
  insertRows(transaction, [
    {
      ...leadColumns(facts, submission.contactInfo, submission),
      phone: submission.contactInfo.phone,
      results: JSON.stringify(submission.results),
      score: scoreOf(submission.results),
      question_count: submission.results.length,
    },
  ])

/** What one person sent, newest first. */
export async function quizRecordsOf(read: Kysely<Tables>, emailKey: string, most: number): Promise<QuizRecord[]> {
  const rows = await formsOfPerson(read, 'quiz_submissions', emailKey, most)
  return rows.map(row => ({
    id: row.id,
    completedAt: row.submitted_at,
    contactInfo: { name: row.name, email: row.email, phone: row.phone, businessName: row.business_name },
    score: row.score,
    questionCount: row.question_count,
    results: storedJson(row.results, []),
    source: leadSourceOf(row),
    suspicion: row.suspicion,
  }))
}

export const quizPersonalData = leadsAsPersonalData('quiz_submissions')
