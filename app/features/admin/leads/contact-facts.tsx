import type { ReactNode } from 'react'
import { Facts } from '#app/ui/facts.tsx'
import type { Person } from '#contracts/people.ts'
import { EmailLink, PhoneLink, WebsiteLink } from './contact-link.tsx'
import { firstSourceOf, sourceWords } from './source-words.ts'

/** How to reach somebody, and what brought them here. */
export function ContactFacts({ person }: { person: Person }) {
  const { email, phone, businessName } = person
  const source = firstSourceOf(person)
  const website = websiteOf(person)
  const facts: Array<readonly [string, ReactNode]> = [
    ['Email', <EmailLink key="email" email={email} />],
    ['Phone', phone ? <PhoneLink key="phone" phone={phone} /> : 'Not given'],
    ['Business', businessName],
    ...(website ? [['Website', <WebsiteLink key="website" website={website} />] as const] : []),
    ['Where they came from', (source && sourceWords(source)) || 'Not known'],
  ]
  return <Facts facts={facts} />
}

/** The latest that was given. */
const websiteOf = ({ timeline }: Person) =>
  timeline.flatMap(entry => (entry.kind === 'beta' ? [entry.record.businessWebsite] : [])).find(Boolean)
