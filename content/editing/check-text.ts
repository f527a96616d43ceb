import type { FieldRule } from '#contracts/words.ts'
import type { Json } from './change.ts'

/**
 * Control characters except line breaks, separators that no keyboard has, halves of surrogate pairs, changes of the writing
 * direction (they make a text read as another one), and the tag characters that mark texts in the editor.
 */
const unusable = /[\p{Cc}--[\n]]|[\p{Zl}\p{Zp}\p{Cs}]|[\u202A-\u202E\u2066-\u2069]|[\u{E0000}-\u{E007F}]/v
/** Some characters, such as a zero-width space, can't be seen. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u
const email = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/
const phone = /^[+(]?\d[\d\s().-]{5,30}\d( ?(ext\.?|x) ?\d{1,6})?$/i
const photo = /^\/(photos|pictures)\/[\w-]+\.(jpg|webp|png)$/

/** A page of this site, or anything at a secure address, without a user name that could hide the real host. */
const link =
  /^(\/(?!\/)[\w#/.-]*|(mailto|tel):[^\s<>"]+|https:\/\/[\p{L}\d.-]+\.[\p{L}\d-]+(:\d+)?([/?#][^\s<>"\\]*)?)$/u

/** A sentence for the owner if the text can't be used. */
export function checkText(rule: FieldRule, value: Json): string | undefined {
  const { label, kind, max, isRequired, placeholders, locked } = rule
  const name = `“${label}”`
  if (locked) return locked
  if (typeof value !== 'string') return `${name} has to be a text.`
  if (!value && !isRequired) return
  if (!visible.test(value))
    return `${name} ${isRequired ? "can't be empty." : 'has only spaces. Remove them, or write something.'}`
  if (value.length > max) return `${name} is too long: ${value.length} characters, and ${max} fit.`
  if (unusable.test(value)) return `${name} contains a character that can't be shown.`
  if (kind !== 'text' && value.includes('\n')) return `${name} can't have line breaks.`
  if (kind === 'link' && !link.test(value))
    return `${name} has to be a link that starts with https://, or a page of this site such as /about.`
  if (kind === 'email' && !email.test(value)) return `${name} has to be an email address.`
  if (kind === 'phone' && !phone.test(value)) return `${name} has to be a phone number, such as +1 204 555 0100.`
  if (kind === 'photo' && !photo.test(value)) return `${name} has to be a photo.`
  const missing = placeholders.find(placeholder => !value.includes(placeholder))
  if (missing) return `${name} has to contain ${missing}, which is replaced on the page.`
  const unknown = value
    .match(/\{[a-zA-Z]+\}/g)
    ?.find(placeholder => placeholders.length > 0 && !placeholders.includes(placeholder))
  return unknown ? `${name} can't contain ${unknown}.` : undefined
}
