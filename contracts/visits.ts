import { z } from 'zod'
import { call, smallBody } from './call.ts'
import { visit } from './form-extras.ts'
import { text } from './text.ts'

/** All that's sent about a visit, once a tab from its first page, and about a step of the form on a page. */
const visitReport = z.object(
  {
    page: text('Page', 300),
    visit,
    step: z.enum(['opened', 'started'], 'The step must be opened or started.').optional(),
  },
  'A visit is required.',
)

export type VisitReport = z.infer<typeof visitReport>

/** Sent by app/page-script/visits.ts as a beacon, so nobody reads the response: it's empty. */
export const reportVisit = call({ method: 'POST', path: '/api/visits', body: visitReport, maxBodyBytes: smallBody })

export const sourceKinds = ['search', 'assistant', 'campaign', 'website', 'direct', 'booking', 'added'] as const

/** How a visit came here. Leads without one that we know of: `booking` booked a call, and the owner `added` the others. */
export type SourceKind = (typeof sourceKinds)[number]
