import type { BadgeTone } from '#app/ui/badge.tsx'
import type { LeadStatus } from '#contracts/lead-statuses.ts'
import type { PersonSummary } from '#contracts/people.ts'

export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  won: 'Won',
  closed: 'Closed',
}

export const statusTones: Record<LeadStatus, BadgeTone> = {
  new: 'accent',
  contacted: 'neutral',
  booked: 'neutral',
  won: 'success',
  closed: 'quiet',
}

/** The word for a status leads back to it: a select shows words. */
export const statusOfLabel = (label: string) =>
  (Object.keys(statusLabels) as LeadStatus[]).find(status => statusLabels[status] === label)

/** Nobody can send a form without a name, but a name may consist of nothing one can see. */
export const nameOf = ({ name }: { name: string }) => name.trim() || 'Unknown'

const kinds = [
  ['survey', 'Assessment'],
  ['quiz', 'Quiz'],
  ['beta', 'Beta application'],
] as const

/** "Assessment ×2, Quiz": what somebody sent, with counts where there is more than one. */
export const sentWords = (sent: PersonSummary['sent']) =>
  kinds
    .filter(([kind]) => sent[kind] > 0)
    .map(([kind, label]) => (sent[kind] === 1 ? label : `${label} ×${sent[kind]}`))
    .join(', ')

export const countOf = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`
