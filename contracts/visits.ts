import { z } from 'zod'
import { call } from './call.ts'
import { visit } from './form-extras.ts'
import { rangeQuery } from './lists.ts'
import { text } from './text.ts'

/** All that's sent about a page view. A visit comes with the first page of a tab, and without invalid values. */
const pageView = z.object(
  { page: text('Page', 300), visit: visit.optional().catch(undefined) },
  'A page view is required.',
)

export type PageView = z.infer<typeof pageView>

/** Sent by app/inline/start-page.ts as a beacon, so nobody reads the response: it's empty. */
export const countView = call({ method: 'POST', path: '/api/visits', body: pageView })

const pageCounts = z.object({
  /** The first page of a visit. Null stands for unknown pages and pages that no longer exist. */
  page: z.string().nullable(),
  visits: z.number(),
  started: z.number(),
  completed: z.number(),
  leads: z.number(),
  /** Leads since the first counted visit, to compare with the visits. */
  comparableLeads: z.number(),
})

export type PageCounts = z.infer<typeof pageCounts>

const sourceCounts = z.object({ name: z.string().nullable(), visits: z.number(), leads: z.number() })

export type SourceCounts = z.infer<typeof sourceCounts>

const pageStats = z.object({
  /** The day of the first counted visit. */
  countedSince: z.iso.date().nullable(),
  views: z.number(),
  /** Most visits first, without pages that have nothing to count. */
  pages: z.array(pageCounts),
  /** The most frequent ones. A null name means unknown. */
  referrers: z.array(sourceCounts),
  campaigns: z.array(z.object({ name: z.string(), visits: z.number() })),
})

export type PageStats = z.infer<typeof pageStats>

export const readPageStats = call({
  method: 'GET',
  path: '/api/admin/page-stats',
  admin: true,
  query: rangeQuery,
  response: pageStats,
})
