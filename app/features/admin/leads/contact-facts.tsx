import type { ReactNode } from 'react'
import { Facts } from '#app/ui/facts.tsx'
import type { Person } from '#contracts/people.ts'
import { EmailLink, PhoneLink, WebsiteLink } from './contact-link.tsx'
import { earlierPhonesOf } from './earlier-phones.ts'
import { firstSourceOf, sourceWords } from './source-words.ts'

/** How to reach somebody, and what brought them here. */
export function ContactFacts({ person }: { person: Person }) {
  const { email, businessName } = person
  const source = firstSourceOf(person)
  const website = websiteOf(person)
  const facts: Array<readonly [string, ReactNode]> = [
    ['Email', <EmailLink key="email" email={email} />],
    ['Phone', <Phone key="phone" person={person} />],
    ['Business', businessName],
    ...(website ? [['Website', <WebsiteLink key="website" website={website} />] as const] : []),
    ['Where they came from', (source && sourceWords(source)) || 'Not known'],
  ]
  return <Facts facts={facts} />
}

function Phone({ person }: { person: Person }) {
  const earlier = earlierPhonesOf(person)
  return (
    <>
      {person.phone ? <PhoneLink phone={person.phone} /> : 'Not given'}
      {earlier.length > 0 && (
        <span className="mt-1 block text-small">
          Earlier forms gave {earlier.join(', ')}. Anyone can send a form with this email address, so check which number
          is theirs.
        </span>
      )}
    </>
  )
}

/** The latest that was given. */
const websiteOf = ({ timeline }: Person) =>
  timeline.flatMap(entry => (entry.kind === 'beta' ? [entry.record.businessWebsite] : [])).find(Boolean)
