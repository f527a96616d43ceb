import type { Kysely } from 'kysely'
import type { BetaApplication } from '#contracts/beta.ts'
import type { BetaRecord } from '#contracts/lead-records.ts'
import { preparedInsert } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { formsOfPerson } from '#server/leads/forms-of-person.ts'
import { type LeadFacts, leadColumns } from '#server/leads/lead-columns.ts'
import { leadSourceOf } from '#server/leads/lead-source.ts'
import { leadsAsPersonalData } from '#server/privacy/personal-data.ts'

const insertRows = preparedInsert('beta_applications')

export const insertBetaApplication = (transaction: Kysely<Tables>, facts: LeadFacts, application: BetaApplication) =>
  insertRows(transaction, [
    {
      ...leadColumns(facts, { ...application, name: application.fullName }, application),
      phone: application.phone || null,
      business_website: application.businessWebsite || null,
      industry: application.industry,
      revenue_bracket: application.revenueBracket,
      goals: application.goals,
      challenges: application.challenges,
      automation_experience: application.automationExperience,
      magic_wand_fix: application.magicWandFix,
      why_good_fit: application.whyGoodFit,
      willing_to_testify: application.willingToTestify,
      additional_info: application.additionalInfo || null,
    },
  ])

/** What one person sent, newest first. */
export async function betaRecordsOf(read: Kysely<Tables>, emailKey: string, most: number): Promise<BetaRecord[]> {
  const rows = await formsOfPerson(read, 'beta_applications', emailKey, most)
  return rows.map(row => ({
    id: row.id,
    completedAt: row.submitted_at,
    contactInfo: { name: row.name, email: row.email, phone: row.phone, businessName: row.business_name },
    businessWebsite: row.business_website,
    industry: row.industry,
    revenueBracket: row.revenue_bracket,
    goals: row.goals,
    challenges: row.challenges,
    automationExperience: row.automation_experience,
    magicWandFix: row.magic_wand_fix,
    whyGoodFit: row.why_good_fit,
    willingToTestify: row.willing_to_testify,
    additionalInfo: row.additional_info,
    source: leadSourceOf(row),
    suspicion: row.suspicion,
  }))
}

export const betaPersonalData = leadsAsPersonalData('beta_applications')
