import type { Kysely } from 'kysely'
import type { QuizSubmission } from '#contracts/quiz.ts'
import type { Tables } from '#server/db/tables.ts'
import { type LeadFacts, leadColumns } from '#server/leads/lead-columns.ts'
import { leadsAsPersonalData } from '#server/privacy/personal-data.ts'
import { scoreOf } from './quiz-score.ts'

export const insertQuizSubmission = (transaction: Kysely<Tables>, facts: LeadFacts, submission: QuizSubmission) =>
  transaction
    .insertInto('quiz_submissions')
    .values({
      ...leadColumns(facts, submission.contactInfo, submission),
      phone: submission.contactInfo.phone,
      results: JSON.stringify(submission.results),
      score: scoreOf(submission.results),
      question_count: submission.results.length,
    })
    .execute()

export const quizPersonalData = leadsAsPersonalData('quiz_submissions')
