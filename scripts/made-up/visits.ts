import { cities } from '#content/cities/all-cities.ts'
import type { Visit } from '#contracts/lead-extras.ts'
import { randomFor } from './random.ts'

const dayMs = 24 * 60 * 60 * 1000

/** When the made-up visits took place: the days before the end, in milliseconds since 1970. */
export type Period = { days: number; end: number }

/**
 * When the so-and-so-many-th of a number of visits took place: all over the period, a little more of them towards its
 * end, between morning and evening in Winnipeg.
 */
export function momentOf(subject: string, index: number, count: number, { days, end }: Period) {
  const random = randomFor(`moment of ${subject}`, index)
  const progress = ((index + random.next()) / count) ** 0.8
  const dayStart = Math.floor((end - days * (1 - progress) * dayMs) / dayMs) * dayMs
  const hourUtc = 13 + (random.next() + random.next()) * 6
  return Math.min(dayStart + Math.floor(hourUtc * 60 * 60 * 1000), end - random.whole(0, dayMs))
}

const firstPages = ['/', '/', '/', '/articles', '/about', '/beta', '/quiz']
const cityPages = cities.map(({ slug }) => `/${slug}`)
const referrers = ['search.example', 'search.example', 'social.example', 'news.example', 'chamber.example']
const campaigns = ['spring-letter', 'exit-planning', 'fall-webinar']

export function visitOf(subject: string, index: number): Visit {
  const random = randomFor(`visit of ${subject}`, index)
  const firstPage = random.chance(0.3) ? random.pick(cityPages) : random.pick(firstPages)
  const referrer = random.chance(0.6) ? { referrerHost: random.pick(referrers) } : {}
  const campaign = random.chance(0.15)
    ? { utmSource: 'newsletter', utmMedium: 'email', utmCampaign: random.pick(campaigns) }
    : {}
  return { firstPage, ...referrer, ...campaign }
}
