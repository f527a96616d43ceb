import type { Site } from './site.ts'

const plainName = /^[\p{L}\p{M}\d .,'’&()-]{1,60}$/u
/** A domain, or an IP address. */
const domain = /\.\p{L}{2,}|\d\.\d+\.\d/u
const manyDigits = /(?:\d\D*){6}/

/** As a person reads it, and as a URL parser does: accents and invisible characters could hide a web address. */
const withoutMarks = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[。\uA4F8]/g, '.')

/** Anyone can send a form with any address, so a name that could be an ad is left out of emails. */
export function withoutSpam(name: string) {
  const read = withoutMarks(name)
  return plainName.test(name) && !domain.test(read) && !manyDigits.test(read) ? name : undefined
}

const titles = new Set(['dr', 'mr', 'mrs', 'ms'])
const firstWord = /^[\p{L}\p{M}'’-]{2,}$/u
const otherWord = /^[\p{L}\p{M}.'’-]+$/u

/** The first name of a plain "First Last". Otherwise the whole name, such as "Dr. Ito", "J. Smith" or "Smith & Sons". */
function nameToGreet(name: string) {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const isPlain =
    firstWord.test(first) && !titles.has(first.toLowerCase()) && others.every(word => otherWord.test(word))
  return isPlain && others.length >= 1 && others.length <= 3 ? first : name.trim()
}

export const greeting = (name: string | null) => (name && withoutSpam(name) ? `Hello ${nameToGreet(name)},` : 'Hello,')

export const sender = ({ owner, name }: Site) => (owner.name ? `${owner.name}\n${name}` : `The team at ${name}`)
