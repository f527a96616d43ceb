import { type Kysely, sql } from 'kysely'
import { site } from '#content/site.ts'
import type { Overview } from '#contracts/overview.ts'
import type { Tables } from '#server/db/tables.ts'
import { isOverdue } from '#server/leads/people-repository.ts'
import type { MailRecordOf } from '#server/mail/mail-records.ts'
import { type StoredMail, undeliveredMails } from '#server/mail/mail-repository.ts'

type Handle = Kysely<Tables>

const newForDays = 7
const mailsShown = 20

type Parts = { canSend: boolean; mailRecordOf: MailRecordOf }

/** What the owner wants to see first. */
export async function overviewOf(read: Handle, { canSend, mailRecordOf }: Parts, now: Date): Promise<Overview> {
  const at = now.toISOString()
  const since = new Date(now.getTime() - newForDays * 86_400_000).toISOString()
  const [newLeads, overdue, betaCounts, mails] = await Promise.all([
    read
      .selectFrom('people')
      .select(columns => columns.fn.countAll<number>().as('count'))
      .where('first_submitted_at', '>=', since)
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('people')
      .select(columns => columns.fn.countAll<number>().as('count'))
      .where(isOverdue(at))
      .executeTakeFirstOrThrow(),
    countBeta(read),
    undeliveredMails(read, at, mailsShown),
  ])
  const people = await peopleOf(read, mails.mails)
  return {
    newLeads: newLeads.count,
    overdue: overdue.count,
    beta: { ...betaCounts, places: site.betaPlaces },
    mails: {
      canSend,
      undelivered: mails.count,
      list: mails.mails.map(mail => {
        const person = people.get(mail.lead_id)
        return { ...mailRecordOf(mail), personId: person?.id ?? null, personName: person?.name ?? null }
      }),
    },
  }
}

/** A place is taken by an applicant until they are closed. What a program may have sent takes none. */
async function countBeta(read: Handle) {
  const { taken, applications } = await read
    .selectFrom('people')
    .select(columns => [
      columns.fn.countAll<number>().as('applications'),
      sql<number>`count(case when suspicion is null and status <> 'closed' then 1 end)`.as('taken'),
    ])
    .where('beta_count', '>', sql.lit(0))
    .executeTakeFirstOrThrow()
  return { taken, applications }
}

/** Whom mails are about, by the form they belong to. */
async function peopleOf(read: Handle, mails: readonly StoredMail[]) {
  const ids = mails.map(mail => mail.lead_id)
  if (ids.length === 0) return new Map<string, { id: string; name: string }>()
  const inForms = sql.join(ids)
  const { rows } = await sql<{ lead_id: string; id: string; name: string }>`
    select forms.id as lead_id, people.id, people.name from people join (
      select id, email_key from survey_responses where id in (${inForms})
      union all select id, email_key from quiz_submissions where id in (${inForms})
      union all select id, email_key from beta_applications where id in (${inForms})
    ) as forms on forms.email_key = people.email_key`.execute(read)
  return new Map(rows.map(({ lead_id, ...person }) => [lead_id, person]))
}
