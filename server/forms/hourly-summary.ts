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
import { formTypeOf } from './form-types.ts'

/** By then, even a form stored at the last moment is committed. */
const marginMs = minuteMs

/** A form without a notice of its own, and who sent it. */
type SummarizedForm = NamedLead & { label: string; isPossibleBot: boolean }

/** `people`: how many of the forms aren't from possible bots. */
type SummarizedForms = NamedLeads<SummarizedForm> & { people: number; noticesPerHour: number }

export const hourlySummary: EmailTemplate<SummarizedForms> = {
  name: 'hourly-summary',
  title: 'Team notice: many new forms',
  audience: 'team',
  write: ({ people, noticesPerHour, ...forms }, { siteUrl }) => ({
    subject:
      people > 0
        ? `More than ${noticesPerHour} new forms in an hour`
        : `${countOf(forms.total, 'form')} from possible bots`,
    preview: firstNames(forms),
    blocks: [
      {
        kind: 'paragraph',
        text:
          people > 0
            ? `More than ${noticesPerHour} forms arrived within an hour, so these had no email of their own. They're all saved.`
            : "These forms may be from bots, so they had no email of their own. They're all saved, and nothing was sent to the addresses in them.",
      },
      ...leadLinks(forms, siteUrl, ({ label, isPossibleBot }) => `${label}${isPossibleBot ? ' (possible bot)' : ''}`),
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

/** The forms of an hour without a notice: people first, and the latest first. Undefined if they're all erased or spam by now. */
export async function loadHourlySummary(
  read: Handle,
  { payload }: StoredMessage,
  noticesPerHour: number,
): Promise<SummarizedForms | undefined> {
  const { from, to }: { from: string; to: string } = JSON.parse(payload ?? '{"from":"","to":""}')
  const forms = read
    .selectFrom('forms')
    .innerJoin('leads', 'leads.email_key', 'forms.email_key')
    .where('forms.submitted_at', '>=', from)
    .where('forms.submitted_at', '<', to)
    .where('leads.spam_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.form_id', '=', 'forms.id')
            .where('outbox.channel', '=', 'email')
            .where('outbox.recipient', 'is', null),
        ),
      ),
    )
  const { total, people } = await forms
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(case when forms.bot_check is null then 1 end)`.as('people'),
    ])
    .executeTakeFirstOrThrow()
  if (total === 0) return undefined
  const rows = await forms
    .select(['leads.id', 'forms.name', 'forms.email', 'forms.business_name', 'forms.kind', 'forms.bot_check'])
    .orderBy(sql`case when forms.bot_check is null then 0 else 1 end`)
    .orderBy('forms.submitted_at', 'desc')
    .orderBy('forms.id', 'desc')
    .limit(maxListed)
    .execute()
  const list = rows.map(({ kind, bot_check, ...lead }) => ({
    ...lead,
    label: formTypeOf(kind)?.label ?? kind,
    isPossibleBot: bot_check !== null,
  }))
  return { total, people, list, noticesPerHour }
}
