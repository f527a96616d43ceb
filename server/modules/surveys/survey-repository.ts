import type { Kysely } from 'kysely'
import type { SurveyResponseRecord } from '#contracts/lead-records.ts'
import type { SurveySubmission } from '#contracts/survey.ts'
import { preparedInsert } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { formsOfPerson } from '#server/leads/forms-of-person.ts'
import { type LeadFacts, leadColumns } from '#server/leads/lead-columns.ts'
import { searchTextOf } from '#server/lists/search.ts'
import { leadsAsPersonalData } from '#server/privacy/personal-data.ts'
import { surveyRecordOf } from './survey-records.ts'

const insertRows = preparedInsert('survey_responses')

export const insertSurveyResponse = (transaction: Kysely<Tables>, facts: LeadFacts, submission: SurveySubmission) => {
  const { surveyType, contactInfo, answers, toolkitOptIn } = submission
  return insertRows(transaction, [
    {
      ...leadColumns(facts, contactInfo, submission),
      survey_type: surveyType,
      phone: contactInfo.phone,
      answers: JSON.stringify(answers),
      toolkit_opt_in: toolkitOptIn ? 1 : 0,
      search_text: searchTextOf(surveyType, contactInfo.name, contactInfo.email, contactInfo.businessName),
    },
  ])
}

/** What one person sent, newest first. */
export async function surveyRecordsOf(
  read: Kysely<Tables>,
  emailKey: string,
  most: number,
): Promise<SurveyResponseRecord[]> {
  const rows = await formsOfPerson(read, 'survey_responses', emailKey, most)
  return rows.map(surveyRecordOf)
}

export const surveyPersonalData = leadsAsPersonalData('survey_responses')
