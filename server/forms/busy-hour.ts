import { sql } from 'kysely'
import { maxListed } from '#server/messages/email/lead-links.ts'
import type { BusyHour } from '#server/messages/email/team-digest.ts'
import type { StoredMessage } from '#server/messages/outbox/message-repository.ts'
import type { Handle } from '#server/storage/database.ts'
import { formTypeOf } from './form-types.ts'

/** The forms of an hour whose notices the summary replaces: people first, and the latest first. Undefined if they're all erased or spam by now. */
export async function loadBusyHour(read: Handle, { payload }: StoredMessage): Promise<BusyHour | undefined> {
  const { from, to }: { from: string; to: string } = JSON.parse(payload ?? '{"from":"","to":""}')
  const forms = read
    .selectFrom('outbox')
    .innerJoin('forms', 'forms.id', 'outbox.form_id')
    .innerJoin('leads', 'leads.email_key', 'forms.email_key')
    .where('outbox.created_at', '>=', from)
    .where('outbox.created_at', '<', to)
    .where('outbox.channel', '=', 'email')
    .where('outbox.recipient', 'is', null)
    .where('outbox.status', '=', 'suppressed')
    .where('leads.spam_at', 'is', null)
  const [{ total, people }, rows] = await Promise.all([
    forms
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        sql<number>`count(case when forms.bot_check is null then 1 end)`.as('people'),
      ])
      .executeTakeFirstOrThrow(),
    forms
      .select(['leads.id', 'forms.name', 'forms.email', 'forms.business_name', 'forms.kind', 'forms.bot_check'])
      .orderBy(sql`case when forms.bot_check is null then 0 else 1 end`)
      .orderBy('outbox.created_at', 'desc')
      .orderBy('outbox.id', 'desc')
      .limit(maxListed)
      .execute(),
  ])
  if (total === 0) return undefined
  const list = rows.map(({ kind, bot_check, ...lead }) => ({
    ...lead,
    label: formTypeOf(kind)?.label ?? kind,
    isPossibleBot: bot_check !== null,
  }))
  return { total, people, list }
}
