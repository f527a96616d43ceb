import type { EmailTemplate } from './email-template.ts'
import { firstNames, leadLinks, type NamedLead, type NamedLeads } from './lead-links.ts'

/** A form that arrived in a busy hour, and who sent it. */
export type SummarizedForm = NamedLead & { label: string; isPossibleBot: boolean }

export const teamDigest: EmailTemplate<NamedLeads<SummarizedForm>> = {
  name: 'team-digest',
  title: 'Team notice: many new forms',
  audience: 'team',
  write: (forms, { siteUrl, noticesPerHour }) => ({
    subject: `More than ${noticesPerHour} new forms in an hour`,
    preview: firstNames(forms),
    blocks: [
      {
        kind: 'paragraph',
        text: `More than ${noticesPerHour} forms arrived within an hour, so these had no email of their own. They're all saved.`,
      },
      ...leadLinks(forms, siteUrl, ({ label, isPossibleBot }) => `${label}${isPossibleBot ? ' (possible bot)' : ''}`),
      { kind: 'link', text: 'Open the leads', url: `${siteUrl}/admin/leads` },
    ],
  }),
}

const hourMs = 3_600_000
/** By then, even a form stored at the last moment is committed. */
const marginMs = 60_000

/** One summary for each hour with forms that got no notice, when the hour is over. */
export function summaryHour(now: number) {
  const start = Math.floor(now / hourMs) * hourMs
  const [from, to, sendAt] = [start, start + hourMs, start + hourMs + marginMs].map(ms => new Date(ms).toISOString())
  return { dedupeKey: `${teamDigest.name} ${from}`, payload: JSON.stringify({ from, to }), sendAt: sendAt as string }
}
