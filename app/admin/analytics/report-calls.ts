import { withQuery } from '#app/admin/data/use-admin-query.ts'
import type { RangeOption } from './date-range.tsx'

export const reports = {
  summary: '/api/analytics/summary',
  dropoff: '/api/analytics/dropoff',
  funnels: '/api/analytics/funnel',
  leads: '/api/admin/lead-stats',
  pages: '/api/admin/page-stats',
} as const

export const reportCall = (path: string, { value }: RangeOption) =>
  `GET ${value === 'all' ? path : withQuery(path, { days: value })}`
