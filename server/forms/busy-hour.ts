import type { Handle } from '#server/db/database.ts'
import { maxListed, type NamedLeads } from '#server/email/lead-links.ts'
import type { SummarizedForm } from '#server/email/team-digest.ts'
import type { StoredMessage } from '#server/outbox/message-repository.ts'
import { formTypeOf } from './form-types.ts'

/** The forms of an hour whose notices the summary replaces. Undefined if they're all erased or spam by now. */
export async function loadBusyHour(
  read: Handle,
  { payload }: StoredMessage,
): Promise<NamedLeads<SummarizedForm> | undefined> {
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
  const [{ total }, rows] = await Promise.all([
    forms.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    forms
      .select(['leads.id', 'forms.name', 'forms.email', 'forms.business_name', 'forms.kind', 'forms.bot_check'])
      .orderBy('outbox.created_at')
      .orderBy('outbox.id')
      .limit(maxListed)
      .execute(),
  ])
  if (total === 0) return undefined
  const list = rows.map(({ kind, bot_check, ...lead }) => ({
    ...lead,
    label: formTypeOf(kind)?.label ?? kind,
    isPossibleBot: bot_check !== null,
  }))
  return { total, list }
}
