import { useId, useState } from 'react'
import { UnsavedChanges } from '#app/admin/website/unsaved-changes.tsx'
import { useTabDraft, useWordSave } from '#app/admin/website/word-drafts.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { AlertIcon } from '#app/ui/icons.tsx'
import type { Json } from '#content/editing/change.ts'
import type { WordField } from '#contracts/words.ts'
import { entryErrors, tidyEntry } from './entry-input.ts'
import { EntryRow } from './entry-row.tsx'
import { addEntry, changeEntry, keptEntries, type ListEntry, moveEntry, toEntries } from './list-entries.ts'
import { listForm } from './list-forms.ts'
import { OthersList } from './others-list.tsx'
import { useMovedFocus } from './use-moved-focus.ts'

type ListEditorProps = {
  /** It has a panel of its own, whose end is always in view. */
  isPanel?: boolean
  field: WordField
  onSaved: (field: WordField) => void
  onClose: () => void
  /** With what's typed, before it's saved. */
  onChange?: (value: readonly Json[]) => void
}

/** What was changed since, and the draft that it was based on. */
type Unsaved = { entries: ListEntry[]; revision: string | null }

export function ListEditor({ field, isPanel = false, onSaved, onClose, onChange }: ListEditorProps) {
  const { path, rule } = field
  const form = listForm(path)
  const [unsaved, setUnsaved] = useTabDraft<Unsaved>(`draft:list:${path}`)
  const entries = unsaved?.entries ?? toEntries(field.value)
  const kept = keptEntries(entries)
  const [openId, setOpenId] = useState<number>()
  const [isChecked, setIsChecked] = useState(false)
  const [isClosing, setIsClosing] = useState(false)
  const [message, setMessage] = useState('')
  const [others, setOthers] = useState<WordField>()
  const listId = useId()
  const focusAfterMove = useMovedFocus(listId)
  const save = useWordSave()

  const change = (next: ListEntry[]) => {
    setUnsaved({ entries: next, revision: unsaved ? unsaved.revision : field.revision })
    onChange?.(keptEntries(next).map(({ value }) => value))
  }
  const add = (afterId?: number) => {
    const added = addEntry(entries, form.blank, afterId)
    change(added.entries)
    setOpenId(added.id)
    focusAfterMove(added.id, 'form')
    setMessage(`Added a ${form.noun}.`)
  }
  const move = (id: number, step: -1 | 1) => {
    const next = moveEntry(entries, id, step)
    change(next)
    focusAfterMove(id, step === -1 ? 'up' : 'down')
    const place = keptEntries(next).findIndex(entry => entry.id === id) + 1
    setMessage(`Moved ${step === -1 ? 'up' : 'down'}. It's now ${place} of ${kept.length}.`)
  }
  const setRemoved = (id: number, isRemoved: boolean) => {
    change(changeEntry(entries, id, { isRemoved }))
    focusAfterMove(id, isRemoved ? 'undo' : 'edit')
    setMessage(isRemoved ? `Removed. You can undo it until you save.` : 'Put back.')
  }
  const store = async (revision: string | null) => {
    const wrong = kept.find(({ value }) => entryErrors(path, form.inputsOf(value), value).length > 0)
    setIsChecked(true)
    if (wrong) {
      setOpenId(wrong.id)
      return focusAfterMove(wrong.id, 'error')
    }
    const value = kept.map(entry => tidyEntry(form.inputsOf(entry.value), entry.value))
    const result = await save.mutateAsync({ path, value, revision }).catch(() => undefined)
    if (!result) return
    if (!result.isSaved) return setOthers(result.field)
    setOthers(undefined)
    setUnsaved(undefined)
    onSaved(result.field)
  }
  const takeOthers = (current: WordField) => {
    setOthers(undefined)
    setUnsaved(undefined)
    save.reset()
    onSaved(current)
  }

  if (rule.locked) return <p className="max-w-text text-ink-soft">{rule.locked}</p>
  const isFull = kept.length >= rule.max
  return (
    <div className="flex flex-col gap-4">
      <ol id={listId} aria-label={rule.label} className="flex flex-col gap-3">
        {entries.map(entry => (
          <EntryRow
            key={entry.id}
            listPath={path}
            {...{ entry, form, isFull }}
            place={kept.indexOf(entry) + 1}
            total={kept.length}
            isOpen={openId === entry.id}
            showsErrors={isChecked}
            onToggle={() => setOpenId(openId === entry.id ? undefined : entry.id)}
            onEdit={value => change(changeEntry(entries, entry.id, { value }))}
            onMove={step => move(entry.id, step)}
            onRemove={isRemoved => setRemoved(entry.id, isRemoved)}
            onAddBelow={() => add(entry.id)}
          />
        ))}
      </ol>
      {kept.length === 0 && <p className="text-ink-soft">There's nothing in this list yet.</p>}
      {isFull ? (
        <p className="text-small text-ink-soft">{`This list is full: it can have at most ${rule.max} entries.`}</p>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => add()}>
          {`Add a ${form.noun}`}
        </Button>
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
      {others && (
        <OthersList
          form={form}
          field={others}
          isSaving={save.isPending}
          onKeepMine={() => store(others.revision)}
          onTakeTheirs={() => takeOthers(others)}
        />
      )}
      <div role="alert" className="empty:hidden">
        {save.failure && (
          <p className="flex items-start gap-2.5 font-semibold text-danger">
            <AlertIcon className="mt-0.5 size-5 shrink-0" />
            {save.failure}
          </p>
        )}
      </div>
      <div
        className={classNames(
          'flex flex-wrap items-center gap-3 border-t border-line',
          isPanel ? 'sticky bottom-0 z-10 -mx-5 -mb-4 bg-paper px-5 py-3' : 'pt-4',
        )}
      >
        <Button
          variant="strong"
          pending={save.isPending}
          aria-disabled={!unsaved}
          onClick={() => store(unsaved ? unsaved.revision : field.revision)}
        >
          Save as a draft
        </Button>
        <Button variant="quiet" onClick={() => (unsaved ? setIsClosing(true) : onClose())}>
          Close
        </Button>
        {unsaved && <p className="text-small text-ink-soft">Not saved yet</p>}
      </div>
      <UnsavedChanges
        isUnsaved={unsaved !== undefined}
        isClosing={isClosing}
        onStay={() => setIsClosing(false)}
        onDrop={() => {
          setUnsaved(undefined)
          if (isClosing) onClose()
        }}
      />
    </div>
  )
}
