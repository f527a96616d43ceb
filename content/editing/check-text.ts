import type { TextKind, TextRule } from '#contracts/words.ts'

/**
 * Control characters except line breaks, separators that no keyboard has, halves of surrogate pairs, changes of the writing
 * direction (they make a text read as another one), and the tag characters that mark texts in the editor.
 */
const unusable = /[\p{Cc}--[\n]]|[\p{Zl}\p{Zp}\p{Cs}]|[\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/v
/** Some characters, such as a zero-width space, can't be seen. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A page of this site, or anything at a secure address, without a user name that could hide the real host. */
const link =
  /^(\/(?!\/)[\w#/.-]*|(mailto|tel):[^\s<>"]+|https:\/\/[\p{L}\d.-]+\.[\p{L}\d-]+(:\d+)?([/?#][^\s<>"\\]*)?)$/u

const isDay = (value: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const formats: Partial<Record<TextKind, { fits: (value: string) => boolean; message: string }>> = {
  link: {
    fits: value => link.test(value),
    message: 'has to be a link that starts with https://, or a page of this site such as /about.',
  },
  email: { fits: value => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value), message: 'has to be an email address.' },
  phone: {
    fits: value => /^(?=([^\da-z]*\d){10})[+(]?\d[\d\s().-]{8,30}\d( ?(ext\.?|x) ?\d{1,6})?$/i.test(value),
    message: 'has to be a phone number, such as +1 204 555 0100.',
  },
  /** "404" is the page for unknown articles. */
  slug: {
    fits: value => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value !== '404',
    message: 'has to be lowercase letters, digits and hyphens.',
  },
  picture: {
    fits: value => /^\/(photos|pictures)\/[\w/-]+\.(jpg|svg)$/.test(value),
    message: 'has to be a picture.',
  },
  date: { fits: isDay, message: 'has to be a date.' },
}

export const placeholdersIn = (text: string) => [
  ...new Set(Array.from(text.matchAll(/\{([a-zA-Z]+)\}/g), ([, name]) => name as string)),
]

/** What follows the text's name in a sentence for the owner if it can't be used. */
export function textProblem({ kind, max, required, placeholders }: TextRule, value: string): string | undefined {
  if (!value && !required) return undefined
  if (!visible.test(value)) return required ? "can't be empty." : 'has only spaces. Remove them, or write something.'
  if (value.length > max) return `is too long: ${value.length} characters, and ${max} fit.`
  if (unusable.test(value)) return "contains a character that can't be shown."
  if (kind !== 'text' && kind !== 'markdown' && value.includes('\n')) return "can't have line breaks."
  const format = formats[kind]
  if (format && !format.fits(value)) return format.message
  const unknown = placeholders.length > 0 && placeholdersIn(value).find(name => !placeholders.includes(name))
  return unknown ? `can't contain {${unknown}}, because there's nothing to fill in there.` : undefined
}
