// Links made from what a visitor typed. Whatever does not look like the one thing it should be is no link, but text.

/** Control characters and marks that turn the direction of writing have no place in an address. */
const part = '[^\\s\\p{C}@<>()\\[\\]\\\\,;:"?&%#]+'
const oneAddress = new RegExp(`^(${part})@(${part}\\.${part})$`, 'u')

/** Both sides are encoded, so that nothing in them can add a recipient, a subject or a text. */
export function mailLinkTo(email: string) {
  const [, local, domain] = oneAddress.exec(email.trim()) ?? []
  return local && domain ? `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}` : undefined
}

const fewestDigits = 7
const mostDigits = 15

/** The first run of digits with what people put between them; an extension, or a second number, is left out. */
export function phoneLinkTo(phone: string) {
  const [number] = /\+?\d[\d\s().\-‐‑–]*/.exec(phone) ?? []
  const digits = number?.replace(/\D/g, '') ?? ''
  if (digits.length < fewestDigits || digits.length > mostDigits) return undefined
  return `tel:${number?.startsWith('+') ? '+' : ''}${digits}`
}

const domainName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/\S*)?$/i

/** Only a page of the web, never a script. Many people leave out the beginning of their address. */
export function websiteLinkTo(website: string) {
  const typed = website.trim()
  const address = domainName.test(typed) ? `https://${typed}` : typed
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined
}
