import { absoluteUrl } from '#app/lib/head/site-url.ts'
import { greeting, sender, withoutSpam } from '#content/greeting.ts'
import type { ReplyTemplate } from '#content/reply-templates.ts'
import { site } from '#content/site.ts'
import type { Person } from '#contracts/people.ts'
import { emailHref } from './contact-link.tsx'

export type ReplyText = { subject: string; message: string }

type Recipient = Pick<Person, 'name' | 'email'>

/** Email programs on Windows cut off longer links, or refuse them. */
export const maxHrefLength = 2000

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Calendly and other booking pages fill in their form from `name` and `email`. */
export function bookingLink(link: string, { name, email }: Recipient) {
  const url = URL.parse(link)
  if (!url || !/^https?:$/.test(url.protocol)) return link
  if (withoutSpam(name)) url.searchParams.set('name', name)
  url.searchParams.set('email', email.trim())
  // Some pages show a plus sign as it is.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}

export function writeReply({ subject, body }: ReplyTemplate, person: Recipient): ReplyText {
  const links = {
    booking: bookingLink(site.links.booking, person),
    assessment: absoluteUrl('/'),
    articles: absoluteUrl('/articles'),
  }
  return { subject, message: [greeting(person.name), ...body(links), sender].join('\n\n') }
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** Leaves out the message, and even the subject, if the link would be too long. */
export function replyHref(email: string, { subject, message }: ReplyText) {
  const address = emailHref(email)
  if (!address) return undefined
  const withSubject = `${address}?subject=${encode(oneLine(subject))}`
  const complete = `${withSubject}&body=${encode(message.replace(/\r\n|\r|\n/g, '\r\n'))}`
  const href = [complete, withSubject].find(({ length }) => length <= maxHrefLength) ?? address
  return { href, isComplete: href === complete }
}
