import { type ComponentType, use, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import type { Json } from '#contracts/words.ts'
import { RefusedContext, type ShapeFieldProps } from './field-props.ts'
import { MoveButtons } from './move-buttons.tsx'
import { joined, partsToRead } from './values.ts'

let lastId = 0
const newId = () => ++lastId

type ListFieldProps = ShapeFieldProps<'list'> & {
  error: string | undefined
  /** Passed on, because it shows lists by this one. */
  EntryField: ComponentType<ShapeFieldProps>
}

export function ListField({ shape, keys, value, onChange, error, EntryField }: ListFieldProps) {
  const entries: readonly Json[] = Array.isArray(value) ? value : []
  const [ids, setIds] = useIds(entries.length)
  const [openId, setOpenId] = useState<number>()
  const [removed, setRemoved] = useState<{ index: number; value: Json }>()
  const [message, setMessage] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const headingId = useId()
  const refused = use(RefusedContext)
  const isFixed = shape.min === shape.max
  const isFull = entries.length >= shape.max
  // Paragraphs are typed one below the other.
  const isPlain = shape.entry.kind !== 'object' && shape.entry.kind !== 'variants'

  const insert = (index: number, entry: Json) => {
    const id = newId()
    onChange(entries.toSpliced(index, 0, entry))
    setIds(ids.toSpliced(index, 0, id))
    setOpenId(id)
    setRemoved(undefined)
    // Once it's rendered.
    requestAnimationFrame(() => {
      const row = list.current?.children[index]
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true })
    })
  }
  const move = (index: number, step: -1 | 1) => {
    const moved = <Item,>(items: readonly Item[]) =>
      items.toSpliced(index, 1).toSpliced(index + step, 0, ...items.slice(index, index + 1))
    onChange(moved(entries))
    setIds(moved(ids))
    setMessage(`Moved to place ${index + step + 1} of ${entries.length}.`)
  }
  const remove = (index: number) => {
    setRemoved({ index, value: entries[index] ?? '' })
    onChange(entries.toSpliced(index, 1))
    setIds(ids.toSpliced(index, 1))
    setMessage(`Removed a ${shape.noun}.`)
  }
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className={keys === '' ? 'sr-only' : 'font-sans text-body font-semibold tracking-normal'}>
        {shape.label}
      </h3>
      {shape.hint && <p className="-mt-2 text-small text-ink-soft">{shape.hint}</p>}
      <FieldError error={error} />
      <ol ref={list} className="flex flex-col gap-2">
        {entries.map((entry, index) => {
          const id = ids[index] ?? index
          const title = partsToRead(shape.entry, entry)[0] || `New ${shape.noun}`
          const isRefused = refused?.field?.startsWith(`${joined(keys, index)}/`)
          const isOpen = isPlain || isRefused || openId === id
          const form = (
            <EntryField
              shape={isPlain ? { ...shape.entry, label: `${capital(shape.noun)} ${index + 1}` } : shape.entry}
              keys={joined(keys, index)}
              value={entry}
              onChange={next => onChange(entries.with(index, next ?? ''))}
            />
          )
          return (
            <li key={id} className="rounded-control border border-line bg-white">
              <div className="flex items-center">
                {isPlain ? (
                  <div className="min-w-0 grow py-3 pl-4">{form}</div>
                ) : (
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => setOpenId(isOpen ? undefined : id)}
                    className="min-h-12 min-w-0 grow cursor-pointer px-4 py-2 text-left font-semibold wrap-anywhere hover:bg-pine-soft"
                  >
                    <span className={isOpen ? '' : 'line-clamp-2'}>{title}</span>
                  </button>
                )}
                {!isFixed && (
                  <div className={isPlain ? 'flex flex-col items-center' : 'flex items-center'}>
                    <MoveButtons name={title} index={index} count={entries.length} onMove={step => move(index, step)} />
                    {isPlain && entries.length > shape.min && (
                      <Button variant="quiet" size="small" onClick={() => remove(index)}>
                        <span>
                          Remove<span className="sr-only"> {title}</span>
                        </span>
                      </Button>
                    )}
                  </div>
                )}
              </div>
              {isOpen && !isPlain && (
                <div className="flex flex-col gap-5 border-t border-line px-4 py-4">
                  {form}
                  {!isFixed && entries.length > shape.min && (
                    <Button variant="quiet" size="small" className="-ml-4 self-start" onClick={() => remove(index)}>
                      {`Remove this ${shape.noun}`}
                    </Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {entries.length === 0 && <p className="text-ink-soft">There's nothing in this list yet.</p>}
      <p role="status" className="sr-only">
        {message}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isFixed && !isFull && (
          <Button variant="secondary" size="small" onClick={() => insert(entries.length, shape.blank)}>
            {`Add a ${shape.noun}`}
          </Button>
        )}
        {removed && !isFull && (
          <Button variant="quiet" size="small" onClick={() => insert(removed.index, removed.value)}>
            Put back what you removed
          </Button>
        )}
      </div>
      {isFull && !isFixed && <p className="text-small text-ink-soft">{`This list is full: ${shape.max} at most.`}</p>}
    </section>
  )
}

/** Entries have no names of their own, so each gets a number that stays with it while it's moved. */
function useIds(count: number) {
  const [ids, setIds] = useState(() => Array.from({ length: count }, newId))
  if (ids.length === count) return [ids, setIds] as const
  // Someone else's list replaced it.
  const others = Array.from({ length: count }, newId)
  setIds(others)
  return [others, setIds] as const
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
