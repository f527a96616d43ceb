import { useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { callAdmin } from '#app/features/admin/session/admin-api.ts'
import { Dialog } from '#app/features/admin/ui/dialog.tsx'
import { readFromTab, removeFromTab, saveToTab } from '#app/lib/browser/tab-storage.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { maxLengths } from '#contracts/constants.ts'
import type { addLeadNote, Lead } from '#contracts/leads.ts'
import { SavingState } from './lead-status.tsx'
import { leadPath, useLeadChange } from './use-lead.ts'

export function NoteEditor({ lead }: { lead: Lead }) {
  const { text, setDraft, isUnsaved } = useNoteDraft(lead)
  const change = useLeadChange(lead.id)
  const save = async () => {
    await callAdmin<typeof addLeadNote>(`POST ${leadPath(lead.id)}/notes`, { body: { text } })
    await change.mutateAsync({})
    // Text typed while saving is still a draft.
    setDraft(current => (current === text ? undefined : current))
  }
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isUnsaved && (here.pathname !== there.pathname || here.search !== there.search),
  )
  const stay = () => blocker.reset?.()
  const leave = () => blocker.proceed?.()
  return (
    <>
      <form
        className="flex flex-col gap-3"
        onSubmit={event => {
          event.preventDefault()
          save().catch(console.info)
        }}
      >
        <TextArea
          label={<span className="sr-only">Note</span>}
          hint="Appears on the call sheet, and in the export if they ask for a copy of their data."
          maxLength={maxLengths.note}
          value={text}
          onChange={event => setDraft(event.target.value)}
          error={change.failure}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="strong" aria-disabled={!isUnsaved} pending={change.isPending}>
            Save note
          </Button>
          <SavingState change={change} unsaved={isUnsaved && 'Unsaved changes'} />
        </div>
      </form>
      <Dialog open={blocker.state === 'blocked'} onClose={stay} title="Your note isn't saved">
        <p>Save it before you leave? Otherwise you'll lose your changes.</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="strong" pending={change.isPending} onClick={() => save().then(leave, stay)}>
            Save and leave
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setDraft(undefined)
              leave()
            }}
          >
            Leave without saving
          </Button>
          <Button variant="quiet" onClick={stay}>
            Stay here
          </Button>
        </div>
      </Dialog>
    </>
  )
}

const draftKey = (leadId: string) => `draft:lead-note:${leadId}`

export const clearNoteDraft = (leadId: string) => removeFromTab(draftKey(leadId))

/** An unsaved note is kept in the tab, so that it survives an expired session. */
function useNoteDraft({ id, notes }: Lead) {
  const note = notes[0]?.text ?? ''
  const [draft, setDraft] = useState(() => readFromTab<string>(draftKey(id)))
  const isUnsaved = draft !== undefined && draft !== note
  useEffect(() => {
    if (isUnsaved) saveToTab(draftKey(id), draft)
    else clearNoteDraft(id)
  }, [id, draft, isUnsaved])
  const opensProgram = useProgramLinks()
  useBeforeUnload(event => {
    if (isUnsaved && !opensProgram.current) event.preventDefault()
  })
  return { text: draft ?? note, setDraft, isUnsaved }
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
