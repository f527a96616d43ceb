import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { type ListPage, useAdminQuery } from '#app/features/admin/lists/admin-queries.ts'
import { callAdmin } from '#app/features/admin/session/admin-api.ts'
import { errorMessage } from '#app/lib/api.ts'
import type { changeLead, PersonChange, PersonSummary, readLead } from '#contracts/people.ts'

export const leadsPath = '/api/admin/leads'

export const personPath = (id: string) => `${leadsPath}/${encodeURIComponent(id)}` as const

/** Always refetched: the data must be current before a call. */
export const usePerson = (id: string) =>
  useAdminQuery<typeof readLead>(`GET ${personPath(id)}`, { staleTime: 0, enabled: id !== '' })

/** Changes to one lead run one at a time, so that the last response is the current state. */
export function usePersonChange(id: string) {
  const queryClient = useQueryClient()
  const queryKey = [`GET ${personPath(id)}`]
  const lists = { queryKey: [leadsPath] }
  const mutation = useMutation({
    scope: { id: personPath(id) },
    mutationFn: (change: PersonChange) => callAdmin<typeof changeLead>(`PATCH ${personPath(id)}`, { body: change }),
    // A pending read could return data from before the change.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: person => {
      queryClient.setQueryData(queryKey, person)
      queryClient.setQueriesData<InfiniteData<ListPage<PersonSummary>>>(
        lists,
        list =>
          list && {
            ...list,
            pages: list.pages.map(page => ({
              ...page,
              items: page.items.map(line => (line.id === id ? person : line)),
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
