import { useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { readFromTab, removeFromTab, saveToTab } from '#app/lib/browser/tab-storage.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { maxLengths } from '#contracts/constants.ts'
import type { Lead } from '#contracts/leads.ts'
import { SavingState } from './lead-status.tsx'
import { useNoteChange } from './use-lead.ts'

export function NewNote({ lead }: { lead: Lead }) {
  const { text, setText, isUnsaved } = useNoteDraft(lead.id)
  const change = useNoteChange(lead.id)
  const attempt = useRef({ newId: '', text: '' })
  const save = async () => {
    // The same text has the same id until it's saved, so that trying again doesn't add it twice.
    if (attempt.current.text !== text) attempt.current = { newId: randomId(), text }
    await change.mutateAsync(attempt.current)
    attempt.current = { newId: '', text: '' }
    // Text typed while saving is still a draft.
    setText(current => (current === text ? '' : current))
  }
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isUnsaved && (here.pathname !== there.pathname || here.search !== there.search),
  )
  const stay = () => blocker.reset?.()
  useEffect(() => {
    if (!isUnsaved) blocker.proceed?.()
  }, [isUnsaved, blocker])
  return (
    <>
      <form
        className="flex flex-col gap-3"
        onSubmit={event => {
          event.preventDefault()
          if (isUnsaved) save().catch(console.info)
        }}
      >
        <TextArea
          label="New note"
          rows={2}
          hint="Part of the export if they ask for a copy of their data."
          maxLength={maxLengths.note}
          value={text}
          onChange={event => setText(event.target.value)}
          error={change.failure}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="strong" aria-disabled={!isUnsaved} pending={change.isPending}>
            Add note
          </Button>
          <SavingState change={change} unsaved={isUnsaved && 'Not saved yet'} />
        </div>
      </form>
      <Dialog open={blocker.state === 'blocked'} onClose={stay} title="Your note isn't saved">
        <p>Save it before you leave? Otherwise you'll lose it.</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="strong" pending={change.isPending} onClick={() => save().catch(stay)}>
            Save and leave
          </Button>
          <Button variant="secondary" onClick={() => setText('')}>
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

/** A UUID, but not from `randomUUID`, which needs TLS or localhost. */
function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

const draftKey = (leadId: string) => `draft:lead-note:${leadId}`

export const clearNoteDraft = (leadId: string) => removeFromTab(draftKey(leadId))

/** An unsaved note is kept in the tab, so that it survives an expired session. */
function useNoteDraft(id: string) {
  const [text, setText] = useState(() => readFromTab<string>(draftKey(id)) ?? '')
  const isUnsaved = text.trim() !== ''
  useEffect(() => {
    if (isUnsaved) saveToTab(draftKey(id), text)
    else clearNoteDraft(id)
  }, [id, text, isUnsaved])
  const opensProgram = useProgramLinks()
  useBeforeUnload(event => {
    if (isUnsaved && !opensProgram.current) event.preventDefault()
  })
  return { text, setText, isUnsaved }
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
