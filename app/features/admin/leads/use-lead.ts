import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { useAdminQuery } from '#app/features/admin/data/use-admin-query.ts'
import type { ListPage } from '#app/features/admin/lists/use-admin-list.ts'
import { callAdmin } from '#app/features/admin/session/admin-api.ts'
import { errorMessage } from '#app/lib/api.ts'
import type { changeLead, LeadChange, LeadSummary, readLead } from '#contracts/leads.ts'

export const leadsPath = '/api/admin/leads'

export const leadPath = (id: string) => `${leadsPath}/${encodeURIComponent(id)}` as const

/** Always refetched: the data must be current before a call. */
export const useLead = (id: string) =>
  useAdminQuery<typeof readLead>(`GET ${leadPath(id)}`, { staleTime: 0, enabled: id !== '' })

/** Changes to one lead run one at a time, so that the last response is the current state. */
export function useLeadChange(id: string) {
  const queryClient = useQueryClient()
  const queryKey = [`GET ${leadPath(id)}`]
  const lists = { queryKey: [leadsPath] }
  const mutation = useMutation({
    scope: { id: leadPath(id) },
    mutationFn: (change: LeadChange) => callAdmin<typeof changeLead>(`PATCH ${leadPath(id)}`, { body: change }),
    // A pending read could return data from before the change.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: lead => {
      queryClient.setQueryData(queryKey, lead)
      queryClient.setQueriesData<InfiniteData<ListPage<LeadSummary>>>(
        lists,
        list =>
          list && {
            ...list,
            pages: list.pages.map(page => ({
              ...page,
              items: page.items.map(line => (line.id === id ? lead : line)),
            })),
          },
      )
      // Refetched when next shown: the lead may no longer match the filter.
      return queryClient.invalidateQueries({ ...lists, refetchType: 'none' })
    },
  })
  const failure = errorMessage(mutation.error) ?? "Couldn't save this. Please try again."
  return { ...mutation, failure: mutation.isError ? failure : undefined }
}
