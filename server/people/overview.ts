import { sql } from 'kysely'
import { site } from '#content/site.ts'
import type { Overview } from '#contracts/overview.ts'
import type { Database, Handle } from '#server/db/database.ts'
import { countRows } from '#server/lists/newest-rows.ts'
import type { MessageRecordOf } from '#server/outbox/message-records.ts'
import { countUndelivered, type StoredMessage, undeliveredMessages } from '#server/outbox/message-repository.ts'
import { isOverdue } from './people-repository.ts'

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
  const [newLeads, overdue, betaCounts, undelivered, messages] = await Promise.all([
    countRows(database, { table: 'people', where: [sql`first_submitted_at >= ${since}`] }),
    countRows(database, { table: 'people', where: [isOverdue(at)] }),
    countBeta(database.search),
    countUndelivered(database.search, at),
    undeliveredMessages(database.search, at, messagesShown),
  ])
  const people = await peopleOf(database.search, messages)
  return {
    newLeads,
    overdue,
    beta: { ...betaCounts, places: site.betaPlaces },
    outbox: {
      canEmail,
      undelivered,
      list: messages.map(message => {
        const person = people.get(message.form_id ?? message.person_id)
        return { ...messageRecordOf(message), personId: person?.id ?? null, personName: person?.name ?? null }
      }),
    },
  }
}

/** An applicant takes a spot until their status is closed. Possible bots don't take one. */
async function countBeta(read: Handle) {
  const { taken, applications } = await read
    .selectFrom('people')
    .select(columns => [
      columns.fn.countAll<number>().as('applications'),
      sql<number>`count(case when bot_check is null and status <> 'closed' then 1 end)`.as('taken'),
    ])
    .where('email_key', 'in', ({ selectFrom }) => selectFrom('forms').select('email_key').where('kind', '=', 'beta'))
    .executeTakeFirstOrThrow()
  return { taken, applications }
}

/** By form or person id. */
async function peopleOf(read: Handle, messages: readonly StoredMessage[]) {
  const formIds = messages.flatMap(({ form_id }) => form_id ?? [])
  const personIds = messages.flatMap(({ person_id }) => person_id ?? [])
  const [senders, people] = await Promise.all([
    formIds.length === 0
      ? []
      : read
          .selectFrom('forms')
          .innerJoin('people', 'people.email_key', 'forms.email_key')
          .select(['forms.id as key', 'people.id', 'people.name'])
          .where('forms.id', 'in', formIds)
          .execute(),
    personIds.length === 0
      ? []
      : read.selectFrom('people').select(['id as key', 'id', 'name']).where('id', 'in', personIds).execute(),
  ])
  return new Map<string | null, { id: string; name: string }>(
    [...senders, ...people].map(({ key, ...person }) => [key, person]),
  )
}
