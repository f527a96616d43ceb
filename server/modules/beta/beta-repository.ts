import type { Kysely } from 'kysely'
import type { BetaApplication } from '#contracts/beta.ts'
import type { Tables } from '#server/db/tables.ts'
import { type LeadFacts, leadColumns } from '#server/leads/lead-columns.ts'
import { leadsAsPersonalData } from '#server/privacy/personal-data.ts'

export const insertBetaApplication = (transaction: Kysely<Tables>, facts: LeadFacts, application: BetaApplication) =>
  transaction
    .insertInto('beta_applications')
    .values({
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
    })
    .execute()

export const betaPersonalData = leadsAsPersonalData('beta_applications')
