import { consentsOf } from '#content/consents.ts'
import type { Consent } from './consent-repository.ts'

type Seen = { consentVersion?: number | undefined; page: string; toolkit?: boolean }

/** What the visitor agreed to by sending a form, in the words they saw. */
export function consentsGiven({ consentVersion, page, toolkit = false }: Seen): Consent[] {
  const { version, contact, toolkit: optIn } = consentsOf(consentVersion)
  const given: Consent[] = [{ purpose: 'contact', wording: contact, version, page }]
  if (toolkit) given.push({ purpose: 'toolkit', wording: `${optIn.label}. ${optIn.explanation}`, version, page })
  return given
}
