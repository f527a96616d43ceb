import type { ContactInfo } from '#contracts/contact-info.ts'
import type { LeadExtras } from '#contracts/lead-extras.ts'
import type { MailBlock } from '#server/mail/mail-template.ts'

// What the team's notices have in common, whatever the lead.

export const contactFacts = ({ name, email, phone, businessName }: ContactInfo): Array<readonly [string, string]> => [
  ['Name', name],
  ['Business', businessName],
  ['Email', email],
  ['Phone', phone],
]

const plainName = /^[\p{L}\p{M}\d .,'’&()-]{1,60}$/u
const domain = /[\p{L}\d]\.\p{L}{2,}/u
const manyDigits = /(?:\d\D*){6}/

/**
 * For mail that goes to an address which anyone can type in: a name that could carry an advertisement (a line break, a
 * domain, a phone number) is left out of it.
 */
export const harmless = (name: string) =>
  plainName.test(name) && !domain.test(name) && !manyDigits.test(name) ? name : undefined

export const greeting = (name: string) => (harmless(name) ? `Hello ${name},` : 'Hello,')

export const suspicionBlocks = (suspicion: string | null): MailBlock[] =>
  suspicion
    ? [
        {
          kind: 'paragraph',
          text: `This may be the work of a program: ${suspicion} It is stored like any other lead; nothing was sent to the address it gave.`,
        },
      ]
    : []

export const leadsLink = (siteUrl: string): MailBlock => ({
  kind: 'link',
  text: 'Open the leads',
  url: `${siteUrl}/admin/leads`,
})

export function visitBlocks({ visit }: LeadExtras): MailBlock[] {
  const campaign = [visit?.utmSource, visit?.utmMedium, visit?.utmCampaign, visit?.utmTerm, visit?.utmContent]
  const facts = [
    ['First page', visit?.firstPage ?? ''],
    ['Came from', visit?.referrerHost ?? ''],
    ['Campaign', campaign.filter(Boolean).join(' / ')],
  ] as const
  const known = facts.filter(([, value]) => value !== '')
  return known.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Where they came from' },
        { kind: 'facts', facts: known },
      ]
}
