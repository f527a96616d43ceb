import type { LeadExtras } from '#contracts/lead-extras.ts'
import { addressKey } from '#server/mail/addresses.ts'

export type LeadFacts = { id: string; submittedAt: string; suspicion: string | null }

type Contact = { name: string; email: string; businessName: string }

/** The columns that all leads share. */
export function leadColumns({ id, submittedAt, suspicion }: LeadFacts, contact: Contact, { visit }: LeadExtras) {
  const { firstPage, referrerHost, ...utm } = visit ?? {}
  return {
    id,
    name: contact.name,
    email: contact.email,
    email_key: addressKey(contact.email),
    business_name: contact.businessName,
    submitted_at: submittedAt,
    suspicion,
    first_page: firstPage || null,
    referrer_host: referrerHost || null,
    utm: Object.values(utm).some(Boolean) ? JSON.stringify(utm) : null,
  }
}
