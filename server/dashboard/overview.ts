import { sql } from 'kysely'
import { site } from '#content/site.ts'
import type { Overview } from '#contracts/overview.ts'
import type { Database, Handle } from '#server/db/database.ts'
import { countBetaPlaces } from '#server/forms/beta/beta-places.ts'
import { isOverdue } from '#server/leads/lead-repository.ts'
import { countRows } from '#server/lists/newest-rows.ts'
import type { MessageRecordOf } from '#server/outbox/message-records.ts'
import { countUndelivered, type StoredMessage, undeliveredMessages } from '#server/outbox/message-repository.ts'
import { listTroubles } from '#server/troubles/trouble-repository.ts'

const newForDays = 7
const messagesShown = 20

type Parts = { canEmail: boolean; messageRecordOf: MessageRecordOf }

export async function buildOverview(
  database: Database,
  { canEmail, messageRecordOf }: Parts,
  now: Date,
): Promise<Omit<Overview, 'backup'>> {
  const at = now.toISOString()
  const since = new Date(now.getTime() - newForDays * 86_400_000).toISOString()
  const [troubles, newLeads, overdue, betaCounts, undelivered, messages] = await Promise.all([
    listTroubles(database.search),
    countRows(database, { table: 'leads', where: [sql`first_submitted_at >= ${since}`] }),
    countRows(database, { table: 'leads', where: [isOverdue(at)] }),
    countBetaPlaces(database.search),
    countUndelivered(database.search, at),
    undeliveredMessages(database.search, at, messagesShown),
  ])
  const leads = await leadsOf(database.search, messages)
  return {
    troubles,
    newLeads,
    overdue,
    beta: { ...betaCounts, places: site.betaPlaces },
    outbox: {
      canEmail,
      undelivered,
      list: messages.map(message => {
        const lead = leads.get(message.form_id ?? message.lead_id)
        return {
          ...messageRecordOf(message),
          leadId: lead?.id ?? null,
          leadName: lead ? (lead.name ?? lead.email) : null,
        }
      }),
    },
  }
}

/** By form or lead id. */
async function leadsOf(read: Handle, messages: readonly StoredMessage[]) {
  const formIds = messages.flatMap(({ form_id }) => form_id ?? [])
  const leadIds = messages.flatMap(({ lead_id }) => lead_id ?? [])
  const [senders, leads] = await Promise.all([
    formIds.length === 0
      ? []
      : read
          .selectFrom('forms')
          .innerJoin('leads', 'leads.email_key', 'forms.email_key')
          .select(['forms.id as key', 'leads.id', 'leads.name', 'leads.email'])
          .where('forms.id', 'in', formIds)
          .execute(),
    leadIds.length === 0
      ? []
      : read.selectFrom('leads').select(['id as key', 'id', 'name', 'email']).where('id', 'in', leadIds).execute(),
  ])
  return new Map<string | null, { id: string; name: string | null; email: string }>(
    [...senders, ...leads].map(({ key, ...lead }) => [key, lead]),
  )
}
