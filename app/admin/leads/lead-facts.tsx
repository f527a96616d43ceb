import { Facts } from '#app/admin/ui/facts.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { emailHref } from '#content/contact-href.ts'
import type { Lead } from '#contracts/leads.ts'
import { EmailLink, PhoneLink, WebsiteLink } from './contact-link.tsx'
import { earlierOf, firstSourceText, formsOf } from './lead-text.ts'

export function ContactFacts({ lead }: { lead: Lead }) {
  const { name, email, phone, businessName } = lead
  const earlier = {
    name: earlierOf(lead, 'name'),
    businessName: earlierOf(lead, 'businessName'),
    phone: earlierOf(lead, 'phone'),
  }
  const website = formsOf(lead)
    .flatMap(({ facts }) => facts)
    .find(({ isWebsite }) => isWebsite)?.value
  return (
    <>
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
              <Earlier values={earlier.phone} />
            </>,
          ],
          ...(earlier.name.length > 0
            ? [
                [
                  'Name',
                  <>
                    {name ?? 'Not provided'}
                    <Earlier values={earlier.name} />
                  </>,
                ] as const,
              ]
            : []),
          [
            'Business',
            <>
              {businessName ?? 'Not provided'}
              <Earlier values={earlier.businessName} />
            </>,
          ],
          ...(website ? [['Website', <WebsiteLink key="website" website={website} />] as const] : []),
          ['Source', firstSourceText(lead) || 'Unknown'],
        ]}
      />
      {Object.values(earlier).some(({ length }) => length > 0) && (
        <p className="mt-2 rounded-control bg-amber-soft px-4 py-3 text-small">
          Anyone can send a form with this email address, so check that you have the right details.
        </p>
      )}
    </>
  )
}

function Earlier({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null
  return (
    <span className="mt-1 block text-small">
      Earlier forms had <bdi>{values.join(', ')}</bdi>
    </span>
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
