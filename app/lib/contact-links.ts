// Links that write to or call someone, from what visitors typed.

/** Only the address: nothing a visitor typed can add a subject, a text or another recipient. */
export const mailLink = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`

const fewestDigits = 3

/** The number as a telephone wants it; nothing where there is none. What follows the number, an extension say, is left out. */
export function phoneLink(phone: string) {
  const number = /^[+\d\s().\-/]*/.exec(phone.trim())?.[0] ?? ''
  const digits = number.replace(/\D/g, '')
  return digits.length < fewestDigits ? undefined : `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`
}
