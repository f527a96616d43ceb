import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'

/** The page of a person, or the list. Keeps the list's search, so that the way back ends at the same list. */
export function leadsAddress(current: URLSearchParams, person?: string) {
  const params = new URLSearchParams(current)
  params.delete('person')
  if (person) params.set('person', person)
  return params.size === 0 ? '/admin/leads' : `/admin/leads?${params}`
}

/** The state of a link, which tells the next page whether the page to go back to is the previous one. */
export const cameFrom = ({ pathname, search }: { pathname: string; search: string }) => ({
  cameFrom: pathname + search,
})

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Goes back in the history if that's the same page, so that the browser restores the scroll position. */
export function BackLink({ to, label }: { to: string; label: string }) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isPreviousPage = (state as Partial<ReturnType<typeof cameFrom>> | null)?.cameFrom === to
  return (
    <LinkButton
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
    </LinkButton>
  )
}
