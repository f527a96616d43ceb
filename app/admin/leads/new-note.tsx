import { useRef } from 'react'
import { randomId } from '#app/admin/drafts/random-id.ts'
import { useDraft } from '#app/admin/drafts/use-draft.ts'
import { removeFromTab } from '#app/lib/browser/tab-storage.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { maxLengths } from '#contracts/constants.ts'
import type { Lead } from '#contracts/leads.ts'
import { SavingState } from './lead-status.tsx'
import { useNoteChange } from './use-lead.ts'

const noNote = { value: '', revision: null }

export function NewNote({ lead }: { lead: Lead }) {
  const { mutateAsync } = useNoteChange(lead.id)
  const attempt = useRef({ newId: '', text: '' })
  const draft = useDraft({
    key: draftKey(lead.id),
    stored: noNote,
    save: async text => {
      // The same text has the same id until it's saved, so that trying again doesn't add it twice.
      if (attempt.current.text !== text) attempt.current = { newId: randomId(), text }
      await mutateAsync(attempt.current)
      attempt.current = { newId: '', text: '' }
      return noNote
    },
  })
  const isUnsaved = draft.value.trim() !== ''
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={event => {
        event.preventDefault()
        draft.save()
      }}
    >
      <TextArea
        label="New note"
        rows={2}
        maxLength={maxLengths.note}
        value={draft.value}
        // Blanks alone are no note.
        onChange={({ target }) => draft.change(target.value.trim() ? target.value : '')}
        error={draft.failure}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="strong" aria-disabled={!isUnsaved} pending={draft.isSaving}>
          Add note
        </Button>
        <SavingState change={draft} unsaved={isUnsaved && 'Not saved yet'} />
      </div>
    </form>
  )
}

const draftKey = (leadId: string) => `draft:lead-note:${leadId}`

export const clearNoteDraft = (leadId: string) => removeFromTab(draftKey(leadId))
