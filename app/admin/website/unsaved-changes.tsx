import { useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

type UnsavedChangesProps = {
  isUnsaved: boolean
  /** Someone pressed the editor's own close button. */
  isClosing?: boolean
  onStay?: () => void
  onDrop: () => void
}

/** Asks before the page is left. What was typed stays in the tab if the browser reloads. */
export function UnsavedChanges({ isUnsaved, isClosing = false, onStay, onDrop }: UnsavedChangesProps) {
  useBeforeUnload(event => {
    if (isUnsaved) event.preventDefault()
  })
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isUnsaved && (here.pathname !== there.pathname || here.search !== there.search),
  )
  useEffect(() => {
    if (!isUnsaved) blocker.proceed?.()
  }, [isUnsaved, blocker])
  const stay = () => {
    blocker.reset?.()
    onStay?.()
  }
  return (
    <Dialog open={isUnsaved && (isClosing || blocker.state === 'blocked')} onClose={stay} title="Not saved yet">
      <p>If you leave now, you'll lose what you changed here.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="strong" onClick={stay}>
          Stay here
        </Button>
        <Button variant="secondary" onClick={onDrop}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  )
}
