import { sentenceOf } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { Person } from '#contracts/people.ts'
import { usePersonChange } from './people-cache.ts'
import { SavingState } from './saving-state.tsx'
import { UnsavedNoteDialog } from './unsaved-note-dialog.tsx'
import { useNoteDraft } from './use-note-draft.ts'

const longestNote = 10_000

export function NoteEditor({ person }: { person: Person }) {
  const { text, write, saved, discard, isUnsaved } = useNoteDraft(person)
  const change = usePersonChange(person.id)
  const save = async () => {
    await change.mutateAsync({ note: text })
    saved(text)
  }
  const failure = sentenceOf(change.error) ?? 'The note could not be saved. Please try again.'
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
          label={<span className="sr-only">Note</span>}
          hint="It stands on the call sheet, and in the copy of their data that a person may ask for."
          maxLength={longestNote}
          value={text}
          onChange={event => write(event.target.value)}
          error={change.isError ? failure : undefined}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="strong" aria-disabled={!isUnsaved} pending={change.isPending}>
            Save note
          </Button>
          <SavingState
            saving={change.isPending}
            saved={change.isSuccess && !isUnsaved}
            failed={change.isError}
            otherwise={isUnsaved ? 'Not saved yet' : ''}
          />
        </div>
      </form>
      <UnsavedNoteDialog isUnsaved={isUnsaved} onSave={save} onDiscard={discard} />
    </>
  )
}
