import type { Site } from '#content/site.ts'
import { type Context, type Finding, ok, warning, wrong } from './check.ts'
import { publishedSite } from './published-site.ts'

export const checkPlaceholders = async (context: Context) => placeholdersIn(await publishedSite(context))

/** What content/site.ts came with. */
const placeholders: Record<string, [placeholder: string, valueIn: (site: Site) => string]> = {
  email: ['hello@modernizemybusiness.example', site => site.email],
  address: ['201 Portage Avenue', site => site.address.street],
  'links.booking': ['https://calendly.com/modernizemybusiness-example/call', site => site.links.booking],
  'links.playlist': [
    'https://www.youtube.com/playlist?list=PLwRdpYzPkkn302_rL5RrXvQE8j0jLP02j',
    site => site.links.playlist.url,
  ],
}

export function placeholdersIn(site: Site): Finding {
  if (site.standIns.length > 0) return wrong(`Replace ${site.standIns.join(', ')} in the admin area, under Website.`)
  const left = Object.entries(placeholders).filter(([, [placeholder, valueIn]]) => valueIn(site) === placeholder)
  if (left.length === 0) return ok('None are left.')
  return warning(`This still has the value it came with: ${left.map(([name]) => name).join(', ')}.`)
}
