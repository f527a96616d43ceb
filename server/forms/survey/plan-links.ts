import { hash, randomBytes } from 'node:crypto'
import { retention } from '#content/retention.ts'
import type { Database, Handle } from '#server/db/database.ts'

const dayMs = 24 * 60 * 60_000

/** 192 bits. */
const tokenBytes = 24

export async function createPlanLink({ writeOne }: Database, formId: string) {
  const token = randomBytes(tokenBytes).toString('base64url')
  const now = Date.now()
  const link = {
    token_hash: hash('sha256', token),
    form_id: formId,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + retention.planLinkDays * dayMs).toISOString(),
  }
  await writeOne(handle => handle.insertInto('plan_links').values(link).execute())
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
    .where('token_hash', '=', hash('sha256', token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
