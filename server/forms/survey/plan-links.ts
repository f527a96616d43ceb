import { retention } from '#content/retention.ts'
import { linkTokenHash, newLinkToken } from '#server/messages/email/link-token.ts'
import type { Database, Handle } from '#server/storage/database.ts'

export async function createPlanLink({ write }: Database, formId: string, now: Date) {
  const { token, columns } = newLinkToken(retention.planLinkDays, now)
  await write(handle =>
    handle
      .insertInto('plan_links')
      .values({ ...columns, form_id: formId })
      .execute(),
  )
  return token
}

/** The form, and whether a reply is still owed to its lead. */
export const findByPlanLink = (read: Handle, token: string, now: string) =>
  read
    .selectFrom('plan_links')
    .innerJoin('forms', 'forms.id', 'plan_links.form_id')
    .innerJoin('leads', 'leads.email_key', 'forms.email_key')
    .selectAll('forms')
    .select(['leads.due_at', 'leads.answered_at'])
    .where('token_hash', '=', linkTokenHash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
