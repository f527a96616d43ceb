import { sql } from 'kysely'
import { hourMs, minuteMs } from '#contracts/time.ts'
import type { EmailTemplate } from '#server/messages/emails.ts'
import {
  countOf,
  firstNames,
  leadLinks,
  maxListed,
  type NamedLead,
  type NamedLeads,
} from '#server/messages/lead-links.ts'
import { newMessage, type StoredMessage } from '#server/messages/message-repository.ts'
import type { Handle } from '#server/storage/database.ts'

/** By then, even a form stored at the last moment is committed. */
const marginMs = minuteMs

type SummarizedLead = NamedLead & { bot_check: string | null }

export const hourlySummary: EmailTemplate<NamedLeads<SummarizedLead>> = {
  name: 'hourly-summary',
  title: 'Team notice: many new forms',
  audience: 'team',
  write: (leads, { siteUrl }) => ({
    subject: `Forms from ${countOf(leads.total, 'more lead')}`,
    preview: firstNames(leads),
    blocks: [
      {
        kind: 'paragraph',
        text: "These forms had no email of their own, because many arrived within an hour or because they may be from bots. They're all saved.",
      },
      ...leadLinks(leads, siteUrl, ({ bot_check }) => (bot_check === null ? 'new form' : 'possible bot')),
      { kind: 'link', text: 'Open the leads', url: `${siteUrl}/admin/leads` },
    ],
  }),
}

/**
 * The summary of this hour, which goes out when the hour is over. The key makes it one, however many forms add it. It
 * isn't about one form, so erasing that form doesn't delete it.
 */
export function newHourlySummary(now: Date) {
  const start = Math.floor(now.getTime() / hourMs) * hourMs
  const [from, to, sendAt] = [start, start + hourMs, start + hourMs + marginMs].map(ms => new Date(ms).toISOString())
  return newMessage({
    channel: 'email',
    template: hourlySummary.name,
    payload: JSON.stringify({ from, to }),
    dedupe_key: `${hourlySummary.name} ${from}`,
    // Dated when it's due, or it would look stuck while it waits for the hour to end.
    created_at: sendAt ?? '',
  })
}

/** Whose forms of that hour had no notice: people first, and the latest first. Undefined if they're all erased or spam by now. */
export async function loadHourlySummary(
  read: Handle,
  { payload }: StoredMessage,
): Promise<NamedLeads<SummarizedLead> | undefined> {
  const { from, to }: { from: string; to: string } = JSON.parse(payload ?? '{"from":"","to":""}')
  const leads = read
    .selectFrom('leads')
    .where('spam_at', 'is', null)
    .where(
      sql<boolean>`email_key in (select email_key from forms where submitted_at >= ${from} and submitted_at < ${to}
        and not exists (select 1 from outbox where form_id = forms.id and channel = 'email' and recipient is null))`,
    )
  const { total } = await leads.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  if (total === 0) return undefined
  const list = await leads
    .select(['id', 'name', 'email', 'business_name', 'bot_check'])
    .orderBy(sql`case when bot_check is null then 0 else 1 end`)
    .orderBy('last_submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
  return { total, list }
}
