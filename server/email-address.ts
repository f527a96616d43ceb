import { hash } from 'node:crypto'
import { domainToASCII } from 'node:url'

const segment = String.raw`[^\s@,;:<>()"\[\]\\\p{Cc}]+`
const singleAddress = new RegExp(`^${segment}@${segment}$`, 'u')

/** Stricter than RFC 5322: rejects anything that could parse as an address list, a comment or a second header. */
export const isSingleAddress = (text: string) => text.length <= 320 && singleAddress.test(text)

const sender = /^(?:[^<>"\p{Cc}]*<(?<named>[^<>]+)>|(?<bare>[^<>]+))$/u

const parseAddress = (text: string) => {
  const { named, bare } = sender.exec(text.trim())?.groups ?? {}
  return (named ?? bare ?? '').trim()
}

/** For Message-IDs. */
export const senderDomain = (text: string) => parseAddress(text).replace(/^.*@/, '')

export const isSender = (text: string) => isSingleAddress(parseAddress(text))

/** Identifies a lead: ignores case and equivalent spellings of the domain. */
export function addressKey(address: string) {
  const plain = address.trim().normalize('NFC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = at < 0 ? '' : domainToASCII(plain.slice(at + 1))
  return domain ? `${plain.slice(0, at)}@${domain}` : plain
}

/** Analytics sessions only have the hash of an address, as it was typed. */
export const emailHashesOf = (addresses: readonly string[]) => {
  const spellings = new Set(addresses.flatMap(address => [address, address.trim(), addressKey(address)]))
  return [...spellings].map(spelling => hash('sha256', spelling))
}

const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** Identifies an inbox: name+tag is delivered to name, Gmail ignores dots, and a domain may end with one. */
export function inboxKey(address: string) {
  const key = addressKey(address)
  const at = key.lastIndexOf('@')
  if (at < 0) return key
  const plus = key.indexOf('+', 1)
  const local = key.slice(0, plus > 0 && plus < at ? plus : at)
  const domain = key.slice(at + 1).replace(/\.$/, '')
  return ignoresDots.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
