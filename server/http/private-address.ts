import { BlockList, isIP } from 'node:net'

const ipv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]
/** The last four embed an IPv4 address or lead through a tunnel. */
const ipv6 = [
  '::/96',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2002::/16',
  '2001::/32',
]

const privateAddresses = new BlockList()
for (const [family, ranges] of [
  ['ipv4', ipv4],
  ['ipv6', ipv6],
] as const)
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    privateAddresses.addSubnet(address, Number(bits), family)
  }

/** `BlockList` also matches IPv4 addresses written as IPv6, such as ::ffff:10.0.0.1. */
export const isPrivate = (address: string) => privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
