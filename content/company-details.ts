import type { Site } from './site.ts'

export const companyName = ({ name, legalName }: Site) => (legalName ? `${legalName}, doing business as ${name}` : name)

export const addressLines = ({ address }: Site) => [
  address.street,
  `${address.city}, ${address.province} ${address.postalCode}`,
  address.country,
]

export const cityOf = ({ address }: Site) => `${address.city}, ${address.province}, ${address.country}`
