// On its own, without zod: the browser needs the names and not the checks.
/** How far the consultancy has come with a lead. */
export const leadStatuses = ['new', 'contacted', 'booked', 'won', 'closed'] as const

export type LeadStatus = (typeof leadStatuses)[number]
