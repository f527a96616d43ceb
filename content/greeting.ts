import type { Site } from './site.ts'

/** No dot, space or number, so it can't be an address, a phone number or a sentence. */
const plainWord = /^[\p{Lu}\p{Ll}\p{Lo}][\p{Lu}\p{Ll}\p{Lo}\p{M}'’-]{1,19}$/u

/** For a link that fills in a form. */
export const isPlainName = (name: string) =>
  name
    .trim()
    .split(' ')
    .every(word => plainWord.test(word))

const otherWord = /^[\p{L}\p{M}'’-]+\.?$/u
const titles = new Set(['dr', 'mr', 'mrs', 'ms'])

/** Anyone can send a form with any address and an ad as the name, so an email has at most one plain word of it. */
export function greeting(name: string | null) {
  const [first = '', ...others] = name?.trim().split(/\s+/) ?? []
  const isName = plainWord.test(first) && !titles.has(first.toLowerCase()) && others.every(word => otherWord.test(word))
  return isName ? `Hello ${first},` : 'Hello,'
}

export const sender = ({ owner, name }: Site) => (owner.name ? `${owner.name}\n${name}` : `The team at ${name}`)
