import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { LeadList } from './lead-list.tsx'
import { rowId } from './lead-row.tsx'
import { PersonView } from './person-view.tsx'

/** The list, or the person whom the address names. */
export function LeadsRoom() {
  const personId = useSearchParams()[0].get('person')
  const room = useRef<HTMLDivElement>(null)
  const before = useRef(personId)
  // Both are one page to the shell, which moves the focus from page to page: here it goes to the person and back to their row.
  useEffect(() => {
    if (before.current === personId) return
    const row = before.current && !personId ? document.getElementById(rowId(before.current)) : null
    before.current = personId
    ;(row ?? room.current)?.focus({ preventScroll: true })
  }, [personId])
  return (
    <div ref={room} tabIndex={-1} className="outline-none">
      {personId ? <PersonView key={personId} id={personId} /> : <LeadList />}
    </div>
  )
}
