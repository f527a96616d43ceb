import type { Kysely } from 'kysely'
import type { SurveySubmission } from '#contracts/survey.ts'
import type { Tables } from '#server/db/tables.ts'
import { type LeadFacts, leadColumns } from '#server/leads/lead-columns.ts'
import { leadsAsPersonalData } from '#server/privacy/personal-data.ts'

export const insertSurveyResponse = (transaction: Kysely<Tables>, facts: LeadFacts, submission: SurveySubmission) =>
  transaction
    .insertInto('survey_responses')
    .values({
      ...leadColumns(facts, submission.contactInfo, submission),
      survey_type: submission.surveyType,
      phone: submission.contactInfo.phone,
      answers: JSON.stringify(submission.answers),
      toolkit_opt_in: submission.toolkitOptIn ? 1 : 0,
    })
    .execute()

export const surveyPersonalData = leadsAsPersonalData('survey_responses')
