import { Facts } from '#app/features/admin/ui/facts.tsx'
import { RelativeTime } from '#app/features/admin/ui/relative-time.tsx'
import type { BetaAnswers } from '#contracts/beta.ts'
import type { Person } from '#contracts/people.ts'
import { EmailLink, PhoneLink, WebsiteLink } from './contact-link.tsx'
import { earlierPhonesOf, firstSourceText, formsOf } from './lead-text.ts'

export function ContactFacts({ person }: { person: Person }) {
  const { email, phone, businessName } = person
  const earlierPhones = earlierPhonesOf(person)
  const website = formsOf(person)
    .map(({ kind, answers }) => kind === 'beta' && (answers as BetaAnswers | null)?.businessWebsite)
    .find(Boolean)
  return (
    <Facts
      facts={[
        ['Email', <EmailLink key="email" email={email} />],
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
        ['Business', businessName],
        ...(website ? [['Website', <WebsiteLink key="website" website={website} />] as const] : []),
        ['Source', firstSourceText(person) || 'Unknown'],
      ]}
    />
  )
}

const purposes: Record<string, string> = { contact: 'Agreed to be contacted', toolkit: 'Agreed to receive the toolkit' }

export function ConsentList({ consents }: { consents: Person['consents'] }) {
  if (consents.length === 0) return <p className="text-ink-soft">No consent on record.</p>
  return (
    <ul className="flex flex-col divide-y divide-line border-t border-line">
      {consents.map(({ id, purpose, wording, version, page, givenAt }) => (
        <li key={id} className="flex flex-col gap-1 py-4 wrap-anywhere">
          <span className="font-semibold">{purposes[purpose] ?? purpose}</span>
          <q className="quotes-[“_”]">{wording}</q>
          <span className="text-small text-ink-soft">
            Version {version}, on {page}, <RelativeTime at={givenAt} exact />
          </span>
        </li>
      ))}
    </ul>
  )
}
