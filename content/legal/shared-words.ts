import { longDate } from '#content/long-date.ts'
import type { Site } from '#content/site.ts'
import { type PageDates, updatedOn } from '#content/updated-on.ts'
import { type LegalDocument, paragraph } from './legal-document.ts'

export const whichVersion = (slug: LegalDocument['slug'], pageDates: PageDates) =>
  `The version on this page is the one in force, and the date under its title is always today's date. This wording has been in force since ${longDate(updatedOn(`/${slug}`, pageDates))}.`

export const accessibility = ({ email }: Site) =>
  paragraph(
    `If you need anything on this website in another format, or with a communication support, email us at ${email}. We'll arrange it with you, at no extra cost. We also welcome feedback on how accessible our website and services are, by email, by mail or in any other way that works for you.`,
  )
