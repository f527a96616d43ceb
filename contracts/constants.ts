// Zod-free, because public pages import these.

export const leadStatuses = ['new', 'contacted', 'booked', 'won', 'closed'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** A retry with the same key and body gets the same response and is stored once. */
export const idempotencyHeader = 'idempotency-key'

/** The length of the whole list. The Link header has the next page. */
export const totalHeader = 'x-total-count'

export const maxSearchLength = 200
