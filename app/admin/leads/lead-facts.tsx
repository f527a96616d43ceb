import { Facts } from '#app/admin/ui/facts.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { emailHref } from '#content/contact-href.ts'
import type { Lead } from '#contracts/leads.ts'
import { EmailLink, PhoneLink, WebsiteLink } from './contact-link.tsx'
import { earlierOf, firstSourceText, formsOf } from './lead-text.ts'

export function ContactFacts({ lead }: { lead: Lead }) {
  const { name, email, phone, businessName } = lead
  const earlierNames = earlierOf(lead, 'name')
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
            <Earlier values={earlierOf(lead, 'phone')} what="number" />
          </>,
        ],
        ...(earlierNames.length > 0
          ? [
              [
                'Name',
                <>
                  {name ?? 'Not provided'}
                  <Earlier values={earlierNames} what="name" />
                </>,
              ] as const,
            ]
          : []),
        [
          'Business',
          <>
            {businessName ?? 'Not provided'}
            <Earlier values={earlierOf(lead, 'businessName')} what="business" />
          </>,
        ],
        ...(website ? [['Website', <WebsiteLink key="website" website={website} />] as const] : []),
        ['Source', firstSourceText(lead) || 'Unknown'],
      ]}
    />
  )
}

function Earlier({ values, what }: { values: readonly string[]; what: string }) {
  if (values.length === 0) return null
  return (
    <span className="mt-1 block text-small">
      Earlier forms had <bdi>{values.join(', ')}</bdi>. Anyone can send a form with this email address, so make sure you
      have the right {what}.
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
