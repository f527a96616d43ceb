import { useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type UnsavedNoteDialogProps = { isUnsaved: boolean; onSave: () => Promise<unknown>; onDiscard: () => void }

/** Asks before a link, or the browser's own Back, leads away from a note that is not saved. */
export function UnsavedNoteDialog({ isUnsaved, onSave, onDiscard }: UnsavedNoteDialogProps) {
  const [saving, setSaving] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isUnsaved && (here.pathname !== there.pathname || here.search !== there.search),
  )
  const stay = () => {
    if (blocker.state === 'blocked') blocker.reset()
  }
  const leave = () => {
    if (blocker.state === 'blocked') blocker.proceed()
  }
  const saveAndLeave = async () => {
    setSaving(true)
    try {
      await onSave()
      leave()
    } catch (error) {
      console.info(error)
      stay()
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title="Your note is not saved">
      <div className="flex flex-col gap-5">
        <p>Save it before you go? Otherwise what you changed is lost.</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="strong" pending={saving} onClick={saveAndLeave}>
            Save and leave
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              onDiscard()
              leave()
            }}
          >
            Leave without saving
          </Button>
          <Button variant="quiet" onClick={stay}>
            Stay here
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
