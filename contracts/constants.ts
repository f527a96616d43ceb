// Zod-free, because public pages import these.

export const leadStatuses = ['new', 'contacted', 'booked', 'won', 'closed'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** How someone came to us whom the owner added. */
export const addedFrom = ['Phoned us', 'Recommended', 'Business card', 'Met in person', 'Other'] as const

/** On what grounds the owner may email them: Canada's anti-spam law asks for one. */
export const mayWrite = [
  'Not asked yet: call only',
  'They asked us to',
  'They gave us their card',
  'Customer in the last two years',
] as const

/** Length does more than rules about words and signs, and passkeys do more than both. */
export const minPasswordLength = 15

/** A retry with the same key and body gets the same response and is stored once. */
export const idempotencyHeader = 'idempotency-key'

/** The length of the whole list. The Link header has the next page. */
export const totalHeader = 'x-total-count'

/** Fields don't take longer text, and the server rejects it. */
export const maxLengths = {
  name: 200,
  email: 320,
  phone: 60,
  businessName: 200,
  surveyAnswer: 2000,
  note: 10_000,
  followUp: 300,
  search: 200,
  passkeyName: 40,
} as const

/** The report has this many sources and pages at most. */
export const maxSources = 200

/** Counts the referrers or campaigns beyond a day's limit. */
export const otherSource = '(other)'
