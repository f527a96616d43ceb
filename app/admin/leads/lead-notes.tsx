import { useState } from 'react'
import { randomId } from '#app/admin/drafts/random-id.ts'
import { useDraft } from '#app/admin/drafts/use-draft.ts'
import { shortTime } from '#app/admin/time/format-time.ts'
import { AdminForm } from '#app/admin/ui/admin-form.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { FailureText } from '#app/admin/ui/failure-text.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { SavingState } from '#app/admin/ui/saving-state.tsx'
import { readFromTab, removeFromTab } from '#app/lib/browser/tab-storage.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { maxLengths } from '#contracts/constants.ts'
import type { Lead } from '#contracts/leads.ts'
import { useNoteChange } from './use-lead.ts'

type Note = Lead['notes'][number]

/** Typed during the call. On paper, the newest ones. */
export function LeadNotes({ lead: { id, notes } }: { lead: Lead }) {
  const list = useFocusWhenGone<HTMLDivElement>(notes.length > 0)
  return (
    <>
      <div className="mb-4 print:hidden">
        <NoteForm leadId={id} />
      </div>
      <div
        ref={list}
        tabIndex={-1}
        className="outline-none print:[&_li:nth-child(n+3)]:hidden print:[&_p:last-of-type]:line-clamp-2"
      >
        {notes.length > 0 && (
          <ul className="flex flex-col divide-y divide-line border-t border-line">
            {notes.map(note => (
              <NoteEntry key={note.id} leadId={id} note={note} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

const draftKey = (leadId: string, noteId = 'new') => `draft:note:${leadId}:${noteId}`

export const clearNoteDraft = (leadId: string) => removeFromTab(draftKey(leadId))

function NoteEntry({ leadId, note }: { leadId: string; note: Note }) {
  const { id: noteId, text, createdAt, editedAt, author } = note
  const [isEditing, setIsEditing] = useState(() => readFromTab(draftKey(leadId, noteId)) !== undefined)
  const [isRemoving, setIsRemoving] = useState(false)
  const removal = useNoteChange(leadId)
  const box = useFocusWhenGone<HTMLLIElement>(isEditing)
  return (
    <li ref={box} tabIndex={-1} className="flex flex-col gap-1.5 py-4 outline-none print:py-1">
      <p className="text-small text-ink-soft">
        <RelativeTime at={createdAt} exact />
        {author && ` by ${author}`}
        {editedAt && (
          <>
            , edited <RelativeTime at={editedAt} />
          </>
        )}
      </p>
      {isEditing ? (
        <NoteForm leadId={leadId} note={note} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <div className="-ml-4 flex gap-1 print:hidden">
            <Button variant="quiet" size="small" onClick={() => setIsEditing(true)}>
              Edit<span className="sr-only"> note</span>
            </Button>
            <Button variant="quiet" size="small" onClick={() => setIsRemoving(true)}>
              Delete<span className="sr-only"> note</span>
            </Button>
          </div>
        </>
      )}
      <Dialog open={isRemoving} onClose={() => setIsRemoving(false)} title="Delete this note?">
        <AdminForm
          submit="Delete"
          variant="danger"
          pending={removal.isPending}
          failure={<FailureText error={removal.failure} />}
          onSubmit={() => removal.mutate({ noteId })}
          onCancel={() => setIsRemoving(false)}
        >
          <p>{`The note from ${shortTime(createdAt)} will be deleted. You can't undo it.`}</p>
        </AdminForm>
      </Dialog>
    </li>
  )
}

type NoteFormProps = { leadId: string; note?: Note; onDone?: () => void }

/** For a new note, or to change one. */
function NoteForm({ leadId, note, onDone }: NoteFormProps) {
  const { mutateAsync } = useNoteChange(leadId)
  // The same until it's saved, so that trying again doesn't add it twice.
  const [newId, setNewId] = useState(randomId)
  const stored = { value: note?.text ?? '', revision: null }
  const draft = useDraft({
    key: draftKey(leadId, note?.id),
    stored,
    save: async text => {
      await mutateAsync({ noteId: note?.id ?? newId, text })
      setNewId(randomId())
      return note ? { value: text, revision: null } : stored
    },
  })
  const isReady = draft.value.trim() !== ''
  const save = async () => {
    if (await draft.save()) onDone?.()
  }
  const cancel = () => {
    draft.drop()
    onDone?.()
  }
  return (
    <AdminForm
      submit={note ? 'Save' : 'Add note'}
      pending={draft.isSaving}
      isReady={isReady}
      state={!note && <SavingState change={draft} unsaved={isReady && 'Not saved yet'} />}
      onSubmit={() => save().catch(console.info)}
      {...(note && { onCancel: cancel })}
    >
      <TextArea
        label={note ? <span className="sr-only">Edit note</span> : 'New note'}
        autoFocus={note !== undefined}
        rows={2}
        maxLength={maxLengths.note}
        value={draft.value}
        // Blanks alone are no note.
        onChange={({ target }) => draft.change(target.value.trim() ? target.value : '')}
        error={draft.failure}
      />
    </AdminForm>
  )
}
