import type { RangeOption } from './date-range.ts'

export const reports = {
  summary: '/api/analytics/summary',
  dropoff: '/api/analytics/dropoff',
  funnels: '/api/analytics/funnel',
  leads: '/api/admin/lead-stats',
  pages: '/api/admin/page-stats',
} as const

export const reportCall = (path: string, { value }: RangeOption) =>
  `GET ${path}${value === 'all' ? '' : `?days=${value}`}`
