import type { ReactNode } from 'react'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Person } from '#contracts/people.ts'
import { mailLinkTo, phoneLinkTo, websiteLinkTo } from './contact-links.ts'
import { firstSourceOf, sourceWords } from './source-words.ts'

/** How to reach somebody, and what brought them here. */
export function ContactFacts({ person }: { person: Person }) {
  const { email, phone, businessName } = person
  const source = firstSourceOf(person)
  const website = websiteOf(person)
  const facts: Array<readonly [string, ReactNode]> = [
    ['Email', <LinkOrText key="email" to={mailLinkTo(email)} text={email} />],
    ['Phone', phone ? <LinkOrText key="phone" to={phoneLinkTo(phone)} text={phone} /> : 'Not given'],
    ['Business', businessName],
    ...(website ? [['Website', <Website key="website" text={website} />] as const] : []),
    ['Where they came from', (source && sourceWords(source)) || 'Not known'],
  ]
  return <Facts facts={facts} />
}

/** The latest that was given. */
const websiteOf = ({ timeline }: Person) =>
  timeline
    .flatMap(entry => (entry.kind === 'beta' ? [entry.record.businessWebsite] : []))
    .find(website => website !== null && website !== '')

function LinkOrText({ to, text }: { to: string | undefined; text: string }) {
  return to ? <TextLink to={to}>{text}</TextLink> : text
}

/** Typed by a stranger: it opens beside this page, and is not told where it was opened from. */
export function Website({ text }: { text: string }) {
  const address = websiteLinkTo(text)
  if (!address) return text
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="font-semibold text-pine underline underline-offset-4 hover:text-pine-deep"
    >
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
