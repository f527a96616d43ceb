import { sql } from 'kysely'
import type { Words } from '#content/all-words.ts'
import { saidIn } from '#server/forms/form-records.ts'
import { formsOfLead } from '#server/forms/form-repository.ts'
import { type LeadRow, leadSearchText } from '#server/forms/upsert-lead.ts'
import type { Handle } from '#server/storage/database.ts'
import { isPerson } from '#server/storage/is-person.ts'

const maxFormsSearched = 200

/** From the forms that are left. */
export async function refreshSearchText(transaction: Handle, lead: LeadRow, words: Words) {
  const forms = await formsOfLead(transaction, lead.email_key, maxFormsSearched)
  const search_text = leadSearchText(
    lead,
    forms.flatMap(form => saidIn(form, words)),
  )
  await transaction.updateTable('leads').set({ search_text }).where('id', '=', lead.id).execute()
}

export const isPossibleBot = sql<boolean>`(leads.bot_check is not null and leads.spam_at is null)`

export const isWaiting = sql<boolean>`(${isPerson} and answered_at is null and due_at is not null)`

export const isOverdue = (now: string) => sql<boolean>`(${isPerson} and answered_at is null and due_at < ${now})`

/** Includes possible bots: the administrator set the date. */
export const hasFollowUp = sql<boolean>`(follow_up_on is not null and spam_at is null)`
