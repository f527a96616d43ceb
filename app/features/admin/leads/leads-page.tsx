import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { LeadList, rowId } from './lead-list.tsx'
import { PersonView } from './person-view.tsx'

export function LeadsPage() {
  const personId = useSearchParams()[0].get('person')
  const page = useRef<HTMLDivElement>(null)
  const before = useRef(personId)
  // The app shell moves focus on navigation, but the list and the lead are one route.
  useEffect(() => {
    if (before.current === personId) return
    const row = before.current && !personId ? document.getElementById(rowId(before.current)) : null
    before.current = personId
    ;(row ?? page.current)?.focus({ preventScroll: true })
  }, [personId])
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      {personId ? <PersonView key={personId} id={personId} /> : <LeadList />}
    </div>
  )
}
