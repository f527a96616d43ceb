import type { Site } from './site.ts'

/** No dot, space or number, so it can't be an address, a phone number or a sentence. */
const plainWord = /^[\p{Lu}\p{Ll}\p{Lo}][\p{Lu}\p{Ll}\p{Lo}\p{M}'’-]{1,19}$/u

const otherWord = /^[\p{L}\p{M}'’-]+\.?$/u
const titles = new Set(['dr', 'mr', 'mrs', 'ms'])

/** Anyone can send a form with any address and an ad as the name, so an email has at most one plain word of it. */
export function firstName(name: string | null) {
  const [first = '', ...others] = name?.trim().split(/\s+/) ?? []
  const isName = plainWord.test(first) && !titles.has(first.toLowerCase()) && others.every(word => otherWord.test(word))
  return isName ? first : undefined
}

export function greeting(name: string | null) {
  const first = firstName(name)
  return first ? `Hello ${first},` : 'Hello,'
}

export const sender = ({ owner, name }: Site) => (owner.name ? `${owner.name}\n${name}` : `The team at ${name}`)
