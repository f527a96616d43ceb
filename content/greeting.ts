import { site } from './site.ts'

const plainName = /^[\p{L}\p{M}\d .,'’&()-]{1,60}$/u
const domain = /[\p{L}\d]\.\p{L}{2,}/u
const manyDigits = /(?:\d\D*){6}/

/** Anyone can send a form with any address, so a name that could be an ad is left out of emails. */
export const withoutSpam = (name: string) =>
  plainName.test(name) && !domain.test(name) && !manyDigits.test(name) ? name : undefined

export const greeting = (name: string | null) => (name && withoutSpam(name) ? `Hello ${name},` : 'Hello,')

export const sender = site.owner.name ? `${site.owner.name}\n${site.name}` : `The team at ${site.name}`
