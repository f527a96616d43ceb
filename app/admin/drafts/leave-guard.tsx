import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { unsaved } from './unsaved.ts'

/** Asks before a page with unsaved text is left. What was typed stays in the tab if the browser reloads. */
export function LeaveGuard() {
  const opensProgram = useProgramLinks()
  useBeforeUnload(event => {
    if (unsaved.get().length > 0 && !opensProgram.current) event.preventDefault()
  })
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      unsaved.get().length > 0 && (here.pathname !== there.pathname || here.search !== there.search),
  )
  const entries = useSyncExternalStore(unsaved.subscribe, unsaved.get, unsaved.get)
  const [isSaving, setIsSaving] = useState(false)
  useEffect(() => {
    if (entries.length === 0) blocker.proceed?.()
  }, [entries, blocker])
  const stay = () => blocker.reset?.()
  const saveAll = async () => {
    setIsSaving(true)
    const results = await Promise.all(unsaved.get().map(({ save }) => save()))
    setIsSaving(false)
    // The page says what's wrong.
    if (!results.every(Boolean)) stay()
  }
  const dropAll = () => {
    for (const { drop } of unsaved.get()) drop()
  }
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title="Not saved yet">
      <p>Save it before you leave? Otherwise you'll lose what you typed here.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="strong" pending={isSaving} onClick={saveAll}>
          Save and leave
        </Button>
        <Button variant="secondary" onClick={dropAll}>
          Leave without saving
        </Button>
        <Button variant="quiet" onClick={stay}>
          Stay here
        </Button>
      </div>
    </Dialog>
  )
}

const programLink = 'a[href^="mailto:"], a[href^="tel:"]'
const startsWithinMs = 1000

/** Chromium fires beforeunload even for a link that opens another program and leaves the page as it is. */
function useProgramLinks() {
  const isOpening = useRef(false)
  useEffect(() => {
    const watch = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest(programLink))) return
      isOpening.current = true
      setTimeout(() => {
        isOpening.current = false
      }, startsWithinMs)
    }
    document.addEventListener('click', watch)
    return () => document.removeEventListener('click', watch)
  }, [])
  return isOpening
}
