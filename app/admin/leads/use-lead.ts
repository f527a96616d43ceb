import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useAdminQuery } from '#app/admin/data/use-admin-query.ts'
import { callAdmin } from '#app/admin/session/admin-api.ts'
import { errorMessage } from '#app/lib/api.ts'
import type {
  changeLead,
  joinLead,
  Lead,
  LeadChange,
  LeadSummary,
  readLead,
  removeLeadNote,
  saveLeadNote,
} from '#contracts/leads.ts'
import type { Overview, readOverview } from '#contracts/overview.ts'

export const leadsPath = '/api/admin/leads'

export const leadPath = (id: string) => `${leadsPath}/${encodeURIComponent(id)}` as const

/** A lead's page, or the list. Keeps the list's search and filter, so that going back shows the same list. */
export function leadsUrl(lead?: string, list?: URLSearchParams) {
  const params = new URLSearchParams(list)
  params.delete('lead')
  if (lead) params.set('lead', lead)
  return params.size === 0 ? '/admin/leads' : `/admin/leads?${params}`
}

const leadCall = (id: string) => `GET ${leadPath(id)}` as const

export const overviewCall = 'GET /api/admin/overview'

/** Always refetched: the data must be current before a call. */
export const useLead = (id: string) =>
  useAdminQuery<typeof readLead>(leadCall(id), { staleTime: 0, enabled: id !== '' })

export const useLeadChange = (id: string) =>
  useLeadMutation(id, (change: LeadChange) => callAdmin<typeof changeLead>(`PATCH ${leadPath(id)}`, { body: change }))

/** Marking a lead as answered also means that it's no longer new. */
export const asAnswered = ({ status }: Pick<LeadSummary, 'status'>): LeadChange => ({
  answered: true,
  ...(status === 'new' && { status: 'contacted' }),
})

export const asUnanswered = ({ status }: Pick<LeadSummary, 'status'>): LeadChange => ({
  answered: false,
  ...(status === 'contacted' && { status: 'new' }),
})

/** A note without a text is removed. */
type NoteChange = { noteId: string; text?: string }

export const useNoteChange = (id: string) =>
  useLeadMutation(id, ({ noteId, text }: NoteChange) => {
    const note = `${leadPath(id)}/notes/${encodeURIComponent(noteId)}` as const
    return text === undefined
      ? callAdmin<typeof removeLeadNote>(`DELETE ${note}`)
      : callAdmin<typeof saveLeadNote>(`PUT ${note}`, { body: { text } })
  })

/** The other one's notes and follow-up move to this one, whose page is shown then. */
export function useJoin(id: string) {
  const navigate = useNavigate()
  return useLeadMutation(id, async (leadId: string) => {
    const lead = await callAdmin<typeof joinLead>(`POST ${leadPath(id)}/join`, { body: { leadId } })
    navigate(leadsUrl(id), { replace: true })
    return lead
  })
}

/** Changes to one lead run one at a time, so that the last response is the current state. */
function useLeadMutation<Change>(id: string, mutationFn: (change: Change) => Promise<Lead>) {
  const queryClient = useQueryClient()
  const queryKey = [leadCall(id)]
  const mutation = useMutation({
    scope: { id: leadPath(id) },
    mutationFn,
    // A pending read could return data from before the change.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: async lead => {
      // As above, but not the first one, which the dashboard needs.
      if (queryClient.getQueryData([overviewCall])) await queryClient.cancelQueries({ queryKey: [overviewCall] })
      queryClient.setQueryData(queryKey, lead)
      queryClient.setQueryData<Overview>(
        [overviewCall],
        overview =>
          overview && {
            ...overview,
            desk: overview.desk.map(entry => (entry.lead.id === lead.id ? { ...entry, lead } : entry)),
          },
      )
      // Refetched when next shown: the lead may no longer match the filter.
      await queryClient.invalidateQueries({ queryKey: [leadsPath], refetchType: 'none' })
      refreshBadge(queryClient).catch(console.info)
    },
  })
  const failure = errorMessage(mutation.error) ?? "Couldn't save this. Please try again."
  return { ...mutation, failure: mutation.isError ? failure : undefined }
}

/** The desk stays as it is, so that nothing moves under the thumb. */
async function refreshBadge(queryClient: QueryClient) {
  if (!navigator.setAppBadge) return
  const { badge } = await callAdmin<typeof readOverview>(overviewCall)
  queryClient.setQueryData<Overview>([overviewCall], overview => overview && { ...overview, badge })
  await navigator.setAppBadge(badge)
}
