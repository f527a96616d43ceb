import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { withQuery } from '#app/features/admin/data/admin-queries.ts'
import { fetchAdmin } from '#app/features/admin/session/admin-api.ts'
import type { Call, ResponseOf } from '#contracts/call.ts'
import type { LeadRange } from './lead-range.tsx'

/** The range comes with its report, because the previous report stays visible while the next one loads. */
export const useRangeReport = <C extends Call>(path: C['path'], range: LeadRange) =>
  useQuery({
    queryKey: [path, range.value],
    queryFn: async () => {
      const response = await fetchAdmin(`GET ${withQuery(path, { days: range.value })}`)
      return { range, report: (await response.json()) as ResponseOf<C> }
    },
    placeholderData: keepPreviousData,
  })
