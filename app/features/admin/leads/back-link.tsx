import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'

/** Handed along by a link, so that the way back is known to be the page before. */
export type CameFrom = { cameFrom: string }

export const cameFrom = ({ pathname, search }: { pathname: string; search: string }): CameFrom => ({
  cameFrom: pathname + search,
})

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Leads up. Where that is the page before, it goes back instead: the browser then restores how far one had scrolled. */
export function BackLink({ to, label }: { to: string; label: string }) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isPageBefore = (state as Partial<CameFrom> | null)?.cameFrom === to
  return (
    <LinkButton
      to={to}
      variant="quiet"
      className="-ml-6 max-sm:-ml-4 max-sm:px-4 print:hidden"
      onClick={event => {
        if (!isPageBefore || opensElsewhere(event)) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <span aria-hidden="true">←</span> {label}
    </LinkButton>
  )
}
