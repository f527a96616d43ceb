import { useState } from 'react'
import { useDraft } from '#app/admin/drafts/use-draft.ts'
import { shortTime } from '#app/admin/time/format-time.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { RelativeTime } from '#app/admin/ui/relative-time.tsx'
import { readFromTab } from '#app/lib/browser/tab-storage.ts'
import { useFocusWhenGone } from '#app/lib/browser/use-focus-when-gone.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { maxLengths } from '#contracts/constants.ts'
import type { Lead } from '#contracts/leads.ts'
import { useNoteChange } from './use-lead.ts'

type Note = Lead['notes'][number]

export function LeadNotes({ lead }: { lead: Lead }) {
  const hasNotes = lead.notes.length > 0
  const box = useFocusWhenGone<HTMLDivElement>(hasNotes)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {hasNotes && (
        <ul className="flex flex-col divide-y divide-line border-t border-line">
          {lead.notes.map(note => (
            <NoteEntry key={note.id} leadId={lead.id} note={note} />
          ))}
        </ul>
      )}
    </div>
  )
}

const draftKey = (noteId: string) => `draft:note:${noteId}`

function NoteEntry({ leadId, note }: { leadId: string; note: Note }) {
  const { id: noteId, text, createdAt, editedAt, author } = note
  const [isEditing, setIsEditing] = useState(() => readFromTab(draftKey(noteId)) !== undefined)
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
        <p>{`The note from ${shortTime(createdAt)} will be deleted. You can't undo it.`}</p>
        <p role="alert" className="font-semibold text-danger not-empty:mt-3">
          {removal.failure}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="danger" pending={removal.isPending} onClick={() => removal.mutate({ noteId })}>
            Delete
          </Button>
          <Button variant="secondary" onClick={() => setIsRemoving(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </li>
  )
}

type NoteFormProps = { leadId: string; note: Note; onDone: () => void }

function NoteForm({ leadId, note, onDone }: NoteFormProps) {
  const { mutateAsync } = useNoteChange(leadId)
  const draft = useDraft({
    key: draftKey(note.id),
    stored: { value: note.text, revision: null },
    save: async text => {
      await mutateAsync({ noteId: note.id, text })
      return { value: text, revision: null }
    },
  })
  const text = draft.value
  const save = async () => {
    if (await draft.save()) onDone()
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (text.trim()) save().catch(console.info)
      }}
    >
      <TextArea
        label={<span className="sr-only">Edit note</span>}
        autoFocus
        maxLength={maxLengths.note}
        value={text}
        onChange={({ target }) => draft.change(target.value)}
        error={draft.failure}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="strong" size="small" pending={draft.isSaving} aria-disabled={!text.trim()}>
          Save
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            draft.drop()
            onDone()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
