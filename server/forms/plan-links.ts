import { hash, randomBytes } from 'node:crypto'
import { retention } from '#content/retention.ts'
import { dayMs } from '#contracts/time.ts'
import type { Database, Handle } from '#server/storage/database.ts'

const hashOf = (token: string) => hash('sha256', token)

/** 192 random bits, of which only the hash is stored. */
export async function createPlanLink({ write }: Database, formId: string, now: Date) {
  const token = randomBytes(24).toString('base64url')
  const link = {
    token_hash: hashOf(token),
    form_id: formId,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + retention.planLinkDays * dayMs).toISOString(),
  }
  await write(handle => handle.insertInto('plan_links').values(link).execute())
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
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
