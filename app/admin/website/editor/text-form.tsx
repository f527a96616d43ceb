import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { UnsavedChanges } from '#app/admin/website/unsaved-changes.tsx'
import { useTabDraft, useWordSave } from '#app/admin/website/word-drafts.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { checkText } from '#content/editing/check-text.ts'
import type { WordField } from '#contracts/words.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'

type TextFormProps = {
  field: WordField
  /** Undefined once nothing is typed anymore. */
  onTyped: (text: string | undefined) => void
  onSaved: (field: WordField) => void
  onClose: () => void
}

/** What was typed, and the draft that it was based on. */
type Unsaved = { text: string; revision: string | null }

export function TextForm({ field, onTyped, onSaved, onClose }: TextFormProps) {
  const { path, rule, value, original } = field
  const [unsaved, setUnsaved] = useTabDraft<Unsaved>(`draft:text:${path}`)
  const [others, setOthers] = useState<WordField>()
  const save = useWordSave()
  const stored = String(value)
  const text = unsaved?.text ?? stored
  const problem = unsaved && checkText(rule, text)
  const isSending = useRef(false)
  useEffect(() => onTyped(unsaved?.text), [unsaved, onTyped])

  const type = (typed: string) => {
    const next = rule.kind === 'text' ? typed : typed.replace(/\s*\n\s*/g, ' ')
    setUnsaved(next === stored ? undefined : { text: next, revision: unsaved ? unsaved.revision : field.revision })
  }
  const drop = () => setUnsaved(undefined)
  const close = () => {
    drop()
    onClose()
  }
  const finish = (current: WordField) => {
    drop()
    onSaved(current)
  }
  const send = async (revision: string | null) => {
    if (!unsaved) return close()
    if (problem || isSending.current) return
    isSending.current = true
    const result = await save
      .mutateAsync({ path, value: text === original ? null : text, revision })
      .catch(() => undefined)
    isSending.current = false
    if (!result) return
    if (result.isSaved || result.field.value === text) finish(result.field)
    else setOthers(result.field)
  }
  const saveTyped = () => send(unsaved ? unsaved.revision : null)
  const press = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    const isOneLine = rule.kind !== 'text' && event.target instanceof HTMLTextAreaElement
    if (event.key === 'Escape') close()
    else if (isEnter && (event.ctrlKey || event.metaKey || isOneLine)) {
      event.preventDefault()
      saveTyped()
    }
  }
  return (
    <>
      <form
        className="flex flex-col gap-3"
        onKeyDown={press}
        onSubmit={event => {
          event.preventDefault()
          saveTyped()
        }}
      >
        <Field label={rule.label} error={problem} announcesError hint={remaining(rule.max - text.length)}>
          {({ className, ...control }) => (
            <textarea
              {...control}
              rows={2}
              // biome-ignore lint/a11y/noAutofocus: the owner has just chosen this text
              autoFocus
              readOnly={save.isPending}
              value={text}
              onChange={({ target }) => type(target.value)}
              enterKeyHint={rule.kind === 'text' ? 'enter' : 'done'}
              className={`${className} field-sizing-content max-h-[40dvh] min-h-20 resize-y`}
            />
          )}
        </Field>
        {typeof original === 'string' && original !== text && (
          <details className="text-small">
            <summary className="cursor-pointer py-2.5 text-ink-soft">The original is different</summary>
            <p className="mb-2 rounded-control bg-paper px-4 py-2.5 whitespace-pre-line wrap-anywhere">{original}</p>
            <Button size="small" variant="secondary" onClick={() => type(original)}>
              Back to the original
            </Button>
          </details>
        )}
        {others && (
          <ChangedElsewhere
            theirs={String(others.value)}
            mine={text}
            isSaving={save.isPending}
            onKeepMine={() => send(others.revision)}
            onTakeTheirs={() => finish(others)}
          />
        )}
        <p role="alert" className="text-small font-semibold text-danger empty:hidden">
          {save.failure}
        </p>
        {!others && (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              type="submit"
              size="small"
              variant="strong"
              pending={save.isPending}
              aria-disabled={problem !== undefined}
            >
              {save.isPending ? 'Saving...' : save.isError ? 'Try again' : 'Save'}
            </Button>
            <Button size="small" variant="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        )}
      </form>
      <UnsavedChanges isUnsaved={unsaved !== undefined} onDrop={drop} />
    </>
  )
}

const remaining = (count: number) => {
  if (count < 0) return `${-count} too many`
  return count === 1 ? '1 character left' : `${count} characters left`
}
