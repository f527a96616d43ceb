import { domainToASCII } from 'node:url'

const part = String.raw`[^\s@,;:<>()"\[\]\\\p{Cc}]+`
const singleAddress = new RegExp(`^${part}@${part}$`, 'u')

/**
 * Whether mail can be sent to exactly this one address. Stricter than the standards: what could be read as a list, a
 * comment or a second header is refused, because visitors choose the text.
 */
export const isSingleAddress = (text: string) => text.length <= 320 && singleAddress.test(text)

const sender = /^(?:[^<>"\p{Cc}]*<(?<named>[^<>]+)>|(?<bare>[^<>]+))$/u

/** The address in `Name <address>` or in a bare address. */
export const addressIn = (text: string) => {
  const { named, bare } = sender.exec(text.trim())?.groups ?? {}
  return (named ?? bare ?? '').trim()
}

export const isSender = (text: string) => isSingleAddress(addressIn(text))

let latest = { address: '', key: '' }

/** One person, however they typed their address: the domain as the mail servers know it, letters in lower case. */
export function addressKey(address: string) {
  // Whoever stores a form asks for it five times.
  if (address !== latest.address) latest = { address, key: keyOf(address) }
  return latest.key
}

function keyOf(address: string) {
  const plain = address.trim().normalize('NFC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = at < 0 ? '' : domainToASCII(plain.slice(at + 1))
  return domain ? `${plain.slice(0, at)}@${domain}` : plain
}

const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** The inbox that an address leads to: mail to name+anything goes to name, and Gmail ignores dots. */
export function inboxKey(address: string) {
  const key = addressKey(address)
  const at = key.lastIndexOf('@')
  if (at < 0) return key
  const [local = '', domain = ''] = [key.slice(0, at).replace(/(?<=.)\+.*$/, ''), key.slice(at + 1)]
  return ignoresDots.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
