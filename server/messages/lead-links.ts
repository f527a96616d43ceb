import type { EmailBlock } from './email-layout.ts'

/** In one email. */
export const maxListed = 20

export type NamedLead = {
  id: string
  name: string | null
  email: string
  phone?: string | null
  business_name: string | null
}

/** The first 20 of them. */
export type NamedLeads<Lead extends NamedLead = NamedLead> = { total: number; list: readonly Lead[] }

export const leadUrl = (siteUrl: string, leadId: string) => `${siteUrl}/admin/leads?lead=${leadId}`

/** "Anna Example, Prairie Cabinets", on one line: a visitor's line breaks must not add lines to a plain-text email. */
const leadName = ({ name, email, phone, business_name }: NamedLead) =>
  [name?.trim() || email || phone, business_name?.trim()].filter(Boolean).join(', ').replace(/\s+/g, ' ')

export const countOf = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`

/** For the line that an email program shows below the subject. */
export const firstNames = ({ list }: NamedLeads) => list.slice(0, 3).map(leadName).join('; ')

/** With a link to each, and how many more there are. */
export function leadLinks<Lead extends NamedLead>(
  { total, list }: NamedLeads<Lead>,
  siteUrl: string,
  detailOf: (lead: Lead) => string,
): EmailBlock[] {
  const rest = total - list.length
  return [
    {
      kind: 'links',
      links: list.map(lead => ({
        text: `${leadName(lead)}: ${detailOf(lead)}`,
        url: leadUrl(siteUrl, lead.id),
      })),
    },
    ...(rest > 0 ? [{ kind: 'paragraph', text: `And ${rest} more.` } as const] : []),
  ]
}
