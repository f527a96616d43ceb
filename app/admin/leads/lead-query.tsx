import type { ReactNode } from 'react'
import { QueryState } from '#app/admin/data/query-state.tsx'
import { RequestError } from '#app/lib/api.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Lead } from '#contracts/leads.ts'
import { useLead } from './use-lead.ts'

type LeadQueryProps = { id: string; children: (lead: Lead, refetch: () => Promise<unknown>) => ReactNode }

export function LeadQuery({ id, children }: LeadQueryProps) {
  const query = useLead(id)
  const { error, refetch } = query
  // 404: erased. 400: not a valid id.
  const isMissing = error instanceof RequestError && (error.status === 404 || error.status === 400)
  if (id === '' || isMissing) return <EmptyState message="This lead no longer exists." />
  return (
    <QueryState query={query} failure="Couldn't load this lead">
      {lead => children(lead, refetch)}
    </QueryState>
  )
}
