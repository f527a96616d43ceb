import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { LeadList, rowId } from './lead-list.tsx'
import { LeadView } from './lead-view.tsx'

export function LeadsPage() {
  const leadId = useSearchParams()[0].get('lead')
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(leadId)
  // The app shell moves focus on navigation, but the list and the lead are one route.
  useEffect(() => {
    if (before.current === leadId) return
    const row = before.current && !leadId ? document.getElementById(rowId(before.current)) : null
    before.current = leadId
    ;(row ?? page.current)?.focus({ preventScroll: true })
  }, [leadId])
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      {leadId ? <LeadView key={leadId} id={leadId} /> : <LeadList />}
    </div>
  )
}
