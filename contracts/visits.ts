import { z } from 'zod'
import { call, smallBody } from './call.ts'
import { visit } from './form-extras.ts'
import { rangeQuery } from './lists.ts'
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

/** Without possible bots and spam. Forms count up to `completed`, people from `leads` on, each once. */
const funnelCounts = z.object({
  opened: z.number(),
  started: z.number(),
  completed: z.number(),
  leads: z.number(),
  /** Includes those won. */
  booked: z.number(),
  won: z.number(),
})

export type FunnelCounts = z.infer<typeof funnelCounts>

/** A null name stands for unknown ones. */
const sourceCounts = funnelCounts.extend({ name: z.string().nullable(), visits: z.number() })

export type SourceCounts = z.infer<typeof sourceCounts>

/** Everything since the first counted visit, so that the numbers can be compared. */
const pageStats = z.object({
  /** The day of the first counted visit. */
  countedSince: z.iso.date().nullable(),
  views: z.number(),
  visits: z.number(),
  /** Every form. A lead counts for the first one they sent. */
  forms: z.array(funnelCounts.extend({ title: z.string() })),
  /** By the first page of the visit. Most visits first, like the next two. */
  pages: z.array(sourceCounts),
  /** The most frequent ones. */
  referrers: z.array(sourceCounts),
  campaigns: z.array(sourceCounts),
})

export type PageStats = z.infer<typeof pageStats>

export const readPageStats = call({
  method: 'GET',
  path: '/api/admin/page-stats',
  admin: true,
  query: rangeQuery,
  response: pageStats,
})
