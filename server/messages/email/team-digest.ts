import { hourMs } from '#contracts/time.ts'
import type { EmailTemplate } from './email-template.ts'
import { countOf, firstNames, leadLinks, type NamedLead, type NamedLeads } from './lead-links.ts'

/** A form without a notice of its own, and who sent it. */
type SummarizedForm = NamedLead & { label: string; isPossibleBot: boolean }

/** `people`: how many of the forms aren't from possible bots. */
export type BusyHour = NamedLeads<SummarizedForm> & { people: number }

export const teamDigest: EmailTemplate<BusyHour> = {
  name: 'team-digest',
  title: 'Team notice: many new forms',
  audience: 'team',
  write: (forms, { siteUrl, noticesPerHour }) => ({
    subject:
      forms.people > 0
        ? `More than ${noticesPerHour} new forms in an hour`
        : `${countOf(forms.total, 'form')} from possible bots`,
    preview: firstNames(forms),
    blocks: [
      {
        kind: 'paragraph',
        text:
          forms.people > 0
            ? `More than ${noticesPerHour} forms arrived within an hour, so these had no email of their own. They're all saved.`
            : "These forms may be from bots, so they had no email of their own. They're all saved, and nothing was sent to the addresses in them.",
      },
      ...leadLinks(forms, siteUrl, ({ label, isPossibleBot }) => `${label}${isPossibleBot ? ' (possible bot)' : ''}`),
      { kind: 'link', text: 'Open the leads', url: `${siteUrl}/admin/leads` },
    ],
  }),
}

/** By then, even a form stored at the last moment is committed. */
const marginMs = 60_000

/** One summary for each hour with forms that got no notice, when the hour is over. */
export function summaryHour(now: number) {
  const start = Math.floor(now / hourMs) * hourMs
  const [from, to, sendAt] = [start, start + hourMs, start + hourMs + marginMs].map(ms => new Date(ms).toISOString())
  return { dedupeKey: `${teamDigest.name} ${from}`, payload: JSON.stringify({ from, to }), sendAt: sendAt as string }
}
