import { sql } from 'kysely'
import { site } from '#content/site.ts'
import type { Overview } from '#contracts/overview.ts'
import type { Database, Handle } from '#server/db/database.ts'
import type { EmailRecordOf } from '#server/email/email-records.ts'
import { type StoredEmail, undeliveredEmails } from '#server/email/email-repository.ts'
import { countRows } from '#server/lists/newest-rows.ts'
import { isOverdue } from './people-repository.ts'

const newForDays = 7
const emailsShown = 20

type Parts = { canSend: boolean; emailRecordOf: EmailRecordOf }

export async function buildOverview(
  database: Database,
  { canSend, emailRecordOf }: Parts,
  now: Date,
): Promise<Overview> {
  const at = now.toISOString()
  const since = new Date(now.getTime() - newForDays * 86_400_000).toISOString()
  const [newLeads, overdue, betaCounts, undelivered] = await Promise.all([
    countRows(database, { table: 'people', where: [sql`first_submitted_at >= ${since}`] }),
    countRows(database, { table: 'people', where: [isOverdue(at)] }),
    countBeta(database.search),
    undeliveredEmails(database.search, at, emailsShown),
  ])
  const people = await peopleOf(database.search, undelivered.emails)
  return {
    newLeads,
    overdue,
    beta: { ...betaCounts, places: site.betaPlaces },
    emails: {
      canSend,
      undelivered: undelivered.count,
      list: undelivered.emails.map(email => {
        const person = people.get(email.form_id)
        return { ...emailRecordOf(email), personId: person?.id ?? null, personName: person?.name ?? null }
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

async function peopleOf(read: Handle, emails: readonly StoredEmail[]) {
  const ids = emails.map(email => email.form_id)
  if (ids.length === 0) return new Map<string, { id: string; name: string }>()
  const rows = await read
    .selectFrom('forms')
    .innerJoin('people', 'people.email_key', 'forms.email_key')
    .select(['forms.id as formId', 'people.id', 'people.name'])
    .where('forms.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ formId, ...person }) => [formId, person]))
}
