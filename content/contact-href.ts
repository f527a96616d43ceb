// Builds links from untrusted input. Anything that isn't clearly an address or a phone number gets none.

/** No control characters or bidirectional marks. */
const part = '[^\\s\\p{C}@<>()\\[\\]\\\\,;:"?&%#]+'
const oneAddress = new RegExp(`^(${part})@(${part}\\.${part})$`, 'u')

/** Both parts are encoded, so neither can add a recipient, a subject or a body. */
export function emailHref(email: string) {
  const [, local, domain] = oneAddress.exec(email.trim()) ?? []
  return local && domain ? `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}` : undefined
}

const minDigits = 7
const maxDigits = 15

export function phoneHref(phone: string) {
  const [number] = /\+?\d[\d\s().\-‐‑–]*/.exec(phone) ?? []
  const digits = number?.replace(/\D/g, '') ?? ''
  if (digits.length < minDigits || digits.length > maxDigits) return undefined
  return `tel:${number?.startsWith('+') ? '+' : ''}${digits}`
}
