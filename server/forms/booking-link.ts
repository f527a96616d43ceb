import { withoutSpam } from '#content/greeting.ts'
import type { Site } from '#content/site.ts'

type Guest = { name: string | null; email: string }

/** Calendly and other booking pages fill in their form from `name` and `email`. */
export function bookingLink(link: string, { name, email }: Guest) {
  const url = URL.parse(link)
  if (!url || !/^https?:$/.test(url.protocol)) return link
  if (name && withoutSpam(name)) url.searchParams.set('name', name)
  url.searchParams.set('email', email.trim())
  // Some pages show a plus sign as it is.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}

type Settings = Pick<Site, 'standIns'> & { links: { booking: string } }

/** For the visitor. Null until there's a real booking page. */
export const bookingUrlFor = (guest: Guest, { standIns, links }: Settings) =>
  standIns.includes('links.booking') ? null : bookingLink(links.booking, guest)
