import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { Json } from '#content/editing/change.ts'
import { EntryFields } from './entry-fields.tsx'
import { entryErrors } from './entry-input.ts'
import type { ListEntry } from './list-entries.ts'
import type { ListForm } from './list-forms.ts'

type EntryRowProps = {
  listPath: string
  entry: ListEntry
  form: ListForm
  /** From 1. 0 if it's removed. */
  place: number
  total: number
  isFull: boolean
  isOpen: boolean
  showsErrors: boolean
  onToggle: () => void
  onEdit: (value: Json) => void
  onMove: (step: -1 | 1) => void
  onRemove: (isRemoved: boolean) => void
  onAddBelow: () => void
}

export function EntryRow({ listPath, entry, form, place, total, onRemove, ...row }: EntryRowProps) {
  const { id, value, isRemoved } = entry
  const formId = useId()
  const title = form.titleOf(value) || `New ${form.noun}`
  const errors = row.showsErrors && !isRemoved ? entryErrors(listPath, form.inputsOf(value), value) : []
  const named = <span className="sr-only">{` ${form.noun} ${place}: ${title}`}</span>
  if (isRemoved)
    return (
      <li
        data-entry={id}
        className="flex items-center justify-between gap-4 rounded-card border-2 border-dashed border-line py-2 pr-2 pl-5"
      >
        <p className="line-clamp-1 text-ink-soft">
          Removed: <s>{title}</s>
        </p>
        <Button data-part="undo" variant="quiet" size="small" onClick={() => onRemove(false)}>
          Undo<span className="sr-only">{` removing ${title}`}</span>
        </Button>
      </li>
    )
  return (
    <li
      data-entry={id}
      className={classNames('rounded-card border bg-white', errors.length > 0 ? 'border-danger' : 'border-line')}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pr-2 pl-5">
        <p className="flex min-w-0 grow basis-60 gap-3 py-1.5">
          <span className="w-6 shrink-0 text-ink-soft tabular-nums">{place}</span>
          <span className={classNames('wrap-anywhere', !row.isOpen && 'line-clamp-2')}>{title}</span>
        </p>
        <div className="-ml-2 flex flex-wrap">
          <Button
            data-part="up"
            variant="quiet"
            size="small"
            className="px-2.5 inactive:bg-transparent!"
            aria-disabled={place === 1}
            onClick={() => row.onMove(-1)}
          >
            <ChevronDownIcon className="size-6 rotate-180" />
            <span className="sr-only">Move up</span>
            {named}
          </Button>
          <Button
            data-part="down"
            variant="quiet"
            size="small"
            className="px-2.5 inactive:bg-transparent!"
            aria-disabled={place === total}
            onClick={() => row.onMove(1)}
          >
            <ChevronDownIcon className="size-6" />
            <span className="sr-only">Move down</span>
            {named}
          </Button>
          <Button
            data-part="edit"
            variant="quiet"
            size="small"
            className="px-3"
            aria-expanded={row.isOpen}
            aria-controls={row.isOpen ? formId : undefined}
            onClick={row.onToggle}
          >
            {row.isOpen ? 'Done' : 'Edit'}
            {named}
          </Button>
          <Button variant="quiet" size="small" className="px-3" onClick={() => onRemove(true)}>
            Remove
            {named}
          </Button>
        </div>
      </div>
      {row.isOpen && (
        <div id={formId} data-part="form" className="flex flex-col gap-4 border-t border-line px-5 py-5">
          <EntryFields {...{ listPath, form, value, errors }} onEdit={row.onEdit} />
          {!row.isFull && (
            <Button variant="quiet" size="small" className="-ml-4 self-start" onClick={row.onAddBelow}>
              {`Add a ${form.noun} below`}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
