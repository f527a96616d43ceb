// Without zod, so that the public pages can use them.

export const formKinds = ['survey', 'quiz', 'beta'] as const
export type FormKind = (typeof formKinds)[number]

export const formLabels: Record<FormKind, string> = { survey: 'Assessment', quiz: 'Quiz', beta: 'Beta application' }

/** How far the consultancy has come with a lead. */
export const leadStatuses = ['new', 'contacted', 'booked', 'won', 'closed'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** One key per form that's filled in: repeated with the same body, it gets the same response and is stored once. */
export const idempotencyHeader = 'idempotency-key'

/** How many entries a list has in all. Its next page is in the Link header. */
export const totalHeader = 'x-total-count'

/** In characters. */
export const maxSearchLength = 200
