import { domainToASCII } from 'node:url'

const part = String.raw`[^\s@,;:<>()"\[\]\\\p{Cc}]+`
const singleAddress = new RegExp(`^${part}@${part}$`, 'u')

/** Stricter than the standards: text that could be read as a list, a comment or a second header is refused. */
export const isSingleAddress = (text: string) => text.length <= 320 && singleAddress.test(text)

const sender = /^(?:[^<>"\p{Cc}]*<(?<named>[^<>]+)>|(?<bare>[^<>]+))$/u

/** The address in `Name <address>` or in a bare address. */
export const addressIn = (text: string) => {
  const { named, bare } = sender.exec(text.trim())?.groups ?? {}
  return (named ?? bare ?? '').trim()
}

export const isSender = (text: string) => isSingleAddress(addressIn(text))

/** The same for one person, however they type their address. */
export function addressKey(address: string) {
  const plain = address.trim().normalize('NFC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = at < 0 ? '' : domainToASCII(plain.slice(at + 1))
  return domain ? `${plain.slice(0, at)}@${domain}` : plain
}

const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** The inbox that an address leads to: email to name+anything goes to name, and Gmail ignores dots. */
export function inboxKey(address: string) {
  const key = addressKey(address)
  const at = key.lastIndexOf('@')
  if (at < 0) return key
  const [local = '', domain = ''] = [key.slice(0, at).replace(/(?<=.)\+.*$/, ''), key.slice(at + 1)]
  return ignoresDots.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
