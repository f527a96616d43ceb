import { type InfiniteData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListPage } from '#app/features/admin/lists/use-admin-list.ts'
import { callAdmin } from '#app/features/admin/session/admin-api.ts'
import type { Person, PersonChange, PersonSummary } from '#contracts/people.ts'

export const leadsCall = '/api/admin/leads'

export const personCall = (id: string) => `${leadsCall}/${encodeURIComponent(id)}`

const personKey = (id: string) => [leadsCall, encodeURIComponent(id)]

/** Read anew whenever it is opened: whoever is about to call somebody must not look at yesterday's state. */
export const usePerson = (id: string) => useQuery<Person>({ queryKey: personKey(id), staleTime: 0, enabled: id !== '' })

/** Changes to one person happen one after the other, so that the answer that comes last is the one that holds. */
export function usePersonChange(id: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: personCall(id) },
    mutationFn: (change: PersonChange) => callAdmin<Person>(personCall(id), { method: 'PATCH', body: change }),
    // What is being read at the same time may be older than the change.
    onMutate: () => queries.cancelQueries({ queryKey: personKey(id) }),
    onSuccess: person => keepPerson(queries, person),
  })
}

const isList = ([call, params]: readonly unknown[]) => call === leadsCall && typeof params === 'object'

function keepPerson(queries: QueryClient, person: Person) {
  queries.setQueryData(personKey(person.id), person)
  queries.setQueriesData<InfiniteData<ListPage<PersonSummary>>>(
    { predicate: ({ queryKey }) => isList(queryKey) },
    list =>
      list && {
        ...list,
        pages: list.pages.map(page => ({
          ...page,
          items: page.items.map(line => (line.id === person.id ? person : line)),
        })),
      },
  )
  expireFigures(queries)
}

/** Lists and figures that count people are read anew when they are next looked at. */
export const expireFigures = (queries: QueryClient) =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => isList(queryKey) || queryKey.join('/').startsWith('/api/admin/overview'),
    refetchType: 'none',
  })

export const useReadPersonAgain = (id: string) => {
  const queries = useQueryClient()
  return () => {
    expireFigures(queries)
    return queries.invalidateQueries({ queryKey: personKey(id) })
  }
}
