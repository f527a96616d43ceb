import { z } from 'zod'
import { call, smallBody } from './call.ts'
import { visit } from './form-extras.ts'
import { text } from './text.ts'

/**
 * All that's sent about a page view, or about a step of the form on that page. A new visit comes with the first view of
 * a tab; a step comes with the visit it belongs to. Both without invalid values.
 */
const pageView = z.object(
  {
    page: text('Page', 300),
    visit: visit.optional().catch(undefined),
    step: z.enum(['opened', 'started'], 'The step must be opened or started.').optional(),
  },
  'A page view is required.',
)

export type PageView = z.infer<typeof pageView>

/** Sent by app/page-script/visits.ts as a beacon, so nobody reads the response: it's empty. */
export const sendView = call({ method: 'POST', path: '/api/visits', body: pageView, maxBodyBytes: smallBody })

export const sourceKinds = ['search', 'assistant', 'campaign', 'website', 'direct', 'booking', 'added'] as const

/** How a visit came here. Leads without one that we know of: `booking` booked a call, and the owner `added` the others. */
export type SourceKind = (typeof sourceKinds)[number]
