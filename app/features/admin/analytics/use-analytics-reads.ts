import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '#app/features/admin/lists/use-admin-list.ts'
import { callAdmin } from '#app/features/admin/session/admin-api.ts'
import type { AnalyticsSummary, Funnels } from '#contracts/analytics-figures.ts'
import type { LeadFigures } from '#contracts/people.ts'
import type { Dropoff } from './dropoff-points.ts'
import type { LeadRange } from './lead-range.ts'

const analyticsPath = '/api/analytics'
const leadsPath = '/api/admin/lead-figures'

/** Figures say which range they are of: while the next ones are on their way, the last ones are still shown. */
export type RangedLeadFigures = LeadFigures & { range: LeadRange }

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

async function fetchLeadFigures(range: LeadRange): Promise<RangedLeadFigures> {
  const address = addressOf(leadsPath, { days: range.value, zone: browserZone() })
  return { ...(await callAdmin<LeadFigures>(address)), range }
}

/** What the page reads, and how to read all of it again. */
export function useAnalyticsReads(range: LeadRange) {
  const queries = useQueryClient()
  const [refreshing, setRefreshing] = useState(false)
  const summary = useQuery<AnalyticsSummary>({ queryKey: [analyticsPath, 'summary'] })
  const dropoff = useQuery<Dropoff[]>({ queryKey: [analyticsPath, 'dropoff'] })
  const funnels = useQuery<Funnels>({ queryKey: [analyticsPath, 'funnel'] })
  const leads = useQuery({
    queryKey: [leadsPath, range.value],
    queryFn: () => fetchLeadFigures(range),
    placeholderData: keepPreviousData,
  })

  const refresh = async () => {
    setRefreshing(true)
    await Promise.all([analyticsPath, leadsPath].map(path => queries.invalidateQueries({ queryKey: [path] })))
    setRefreshing(false)
  }
  const readTimes = [summary, dropoff, funnels, leads].map(({ dataUpdatedAt }) => dataUpdatedAt).filter(Boolean)
  /** When the oldest of the figures shown was read. */
  const readAt = readTimes.length > 0 ? Math.min(...readTimes) : undefined
  return { summary, dropoff, funnels, leads, refresh, refreshing, readAt }
}
