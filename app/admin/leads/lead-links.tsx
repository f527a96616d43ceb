import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { AdminLinkButton } from '#app/admin/ui/admin-links.tsx'

/** Keeps the list's search and filter, so that going back shows the same list. */
export function leadsUrl(current: URLSearchParams, lead?: string) {
  const params = new URLSearchParams(current)
  params.delete('lead')
  if (lead) params.set('lead', lead)
  return params.size === 0 ? '/admin/leads' : `/admin/leads?${params}`
}

export const cameFrom = ({ pathname, search }: { pathname: string; search: string }) => ({
  cameFrom: pathname + search,
})

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Uses history.back if it leads to the same page, so that the browser restores the scroll position. */
export function BackLink({ to, label }: { to: string; label: string }) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isPreviousPage = (state as Partial<ReturnType<typeof cameFrom>> | null)?.cameFrom === to
  return (
    <AdminLinkButton
      to={to}
      variant="quiet"
      className="-ml-6 self-start max-sm:-ml-4 max-sm:px-4 print:hidden"
      onClick={event => {
        if (!isPreviousPage || opensElsewhere(event)) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <span aria-hidden="true">←</span> {label}
    </AdminLinkButton>
  )
}
