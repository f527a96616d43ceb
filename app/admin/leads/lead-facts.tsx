import { Facts } from '#app/admin/ui/facts.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { emailHref } from '#content/contact-href.ts'
import type { Lead } from '#contracts/leads.ts'
import { EmailLink, PhoneLink, WebsiteLink } from './contact-link.tsx'
import { earlierPhonesOf, firstSourceText, formsOf } from './lead-text.ts'

export function ContactFacts({ lead }: { lead: Lead }) {
  const { email, phone, businessName } = lead
  const earlierPhones = earlierPhonesOf(lead)
  const website = formsOf(lead)
    .flatMap(({ facts }) => facts)
    .find(({ isWebsite }) => isWebsite)?.value
  return (
    <Facts
      facts={[
        [
          'Email',
          <>
            <EmailLink email={email} />
            {!emailHref(email) && (
              <span className="mt-1 block text-small">
                This address can't be used as it is. Check it for a typo{phone ? ', or call them.' : '.'}
              </span>
            )}
          </>,
        ],
        [
          'Phone',
          <>
            {phone ? <PhoneLink phone={phone} /> : 'Not provided'}
            {earlierPhones.length > 0 && (
              <span className="mt-1 block text-small">
                Earlier forms had {earlierPhones.join(', ')}. Anyone can send a form with this email address, so make
                sure you have the right number.
              </span>
            )}
          </>,
        ],
        ['Business', businessName ?? 'Not provided'],
        ...(website ? [['Website', <WebsiteLink key="website" website={website} />] as const] : []),
        ['Source', firstSourceText(lead) || 'Unknown'],
      ]}
    />
  )
}

export function ConsentList({ consents }: { consents: Lead['consents'] }) {
  if (consents.length === 0) return <p className="text-ink-soft">No consent on record.</p>
  return (
    <ul className="flex flex-col divide-y divide-line border-t border-line">
      {consents.map(({ id, title, wording, version, page, givenAt }) => (
        <li key={id} className="flex flex-col gap-1 py-4 wrap-anywhere">
          <span className="font-semibold">{title}</span>
          <q className="quotes-[“_”]">{wording}</q>
          <span className="text-small text-ink-soft">
            Version {version}, on {page}, <RelativeTime at={givenAt} exact />
          </span>
        </li>
      ))}
    </ul>
  )
}
