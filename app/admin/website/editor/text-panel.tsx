import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { z } from 'zod'
import { useDraft } from '#app/admin/drafts/use-draft.ts'
import { AdminTextLink } from '#app/admin/ui/admin-links.tsx'
import { RefusedContext } from '#app/admin/website/form/field-props.ts'
import { ShapeField } from '#app/admin/website/form/shape-field.tsx'
import { keysIn, valueAt } from '#app/admin/website/form/values.ts'
import { SaveBar } from '#app/admin/website/save-bar.tsx'
import { editPath } from '#app/admin/website/website-paths.ts'
import { useTextSave } from '#app/admin/website/words-api.ts'
import { RequestError } from '#app/lib/api.ts'
import { focusInView } from '#app/lib/browser/scrolling.ts'
import { pluralize } from '#app/lib/numbers.ts'
import { Button } from '#app/ui/button.tsx'
import { readable, shapeAt, withPart } from '#content/editing/shape.ts'
import type { Json, refusedField, Text } from '#contracts/words.ts'
import type { Typed } from './edit-frame.tsx'
import { usePassage } from './use-passage.ts'

type TextPanelProps = {
  text: Text
  /** The part that was chosen on the page. Empty: all of it. */
  at: string
  /** Counts what was chosen there, because the same part may be chosen again. */
  chosen: number
  page: string | undefined
  onAt: (at: string) => void
  /** Another page shows it, for example since its address changed. */
  onPage: (page: string) => void
  onTyped: (typed: Typed) => void
  onSaved: () => void
  onClose: () => void
  /** Scrolls away with the form: a phone has no room for both. */
  above?: ReactNode
}

export function TextPanel({ text, at, chosen, page, onAt, onPage, onTyped, onSaved, onClose, above }: TextPanelProps) {
  const { path, shape, released, isLive } = text
  const draft = useDraft<Json>({
    key: `draft:words:${path}`,
    stored: { value: text.value, revision: text.revision },
    save: useTextSave(path, onSaved),
  })
  const { value, change } = draft
  const stored = text.value
  useEffect(() => onTyped({ path, stored, value }), [path, stored, value, onTyped])
  const passage = usePassage({ at, stored, value })
  const keys = passage ? passage.field : at
  const part = shapeAt(shape, value, keysIn(keys))
  const isPart = part !== undefined && keys !== ''

  const box = useRef<HTMLDivElement>(null)
  const { error } = draft
  const refused = useMemo(() => refusalIn(error), [error])
  useEffect(() => {
    if (!refused) return
    const field = box.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (field) focusInView(field)
    else if (refused.field !== null) onAt('')
  }, [refused, onAt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time one is chosen
  useEffect(() => {
    if (chosen === 0 && !at) return
    // Not the buttons above a text: a space that's typed would press one.
    const field = ['textarea, input, select', 'button'].map(kinds => box.current?.querySelector<HTMLElement>(kinds))
    field.find(Boolean)?.focus({ preventScroll: true })
  }, [chosen])
  const isMoved = passage !== undefined && passage.at !== at && !draft.isUnsaved
  const movedTo = isMoved ? passage.at : undefined
  useEffect(() => {
    if (movedTo) onAt(movedTo)
  }, [movedTo, onAt])
  const isHere = text.pages.some(({ path }) => path === page)
  const elsewhere = isHere || draft.isUnsaved ? undefined : text.pages[0]?.path
  useEffect(() => {
    if (elsewhere !== undefined) onPage(elsewhere)
  }, [elsewhere, onPage])

  const press = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, nativeEvent } = event
    if (nativeEvent.isComposing || !(target instanceof HTMLElement) || target.closest('dialog')) return
    const isOneLine = target instanceof HTMLTextAreaElement && target.enterKeyHint === 'done'
    if (key === 'Escape') onClose()
    else if (key === 'Enter' && (ctrlKey || metaKey || isOneLine)) {
      event.preventDefault()
      draft.save()
    }
  }
  const others = text.pages.filter(other => other.path !== page)
  const asText = (value: Json) => readable(shape, value)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the fields in it
    <div className="flex min-h-0 grow flex-col" onKeyDown={press}>
      <div className="flex min-h-0 grow flex-col overflow-y-auto">
        {above}
        <div ref={box} className="flex shrink-0 grow flex-col gap-5 px-5 py-4">
          {others.length > 0 && (
            <details className="-my-2 text-small">
              <summary className="min-h-touch cursor-pointer py-2.5 text-ink-soft">
                {`Also on ${pluralize(others.length, 'other page')}`}
              </summary>
              <ul className="flex flex-col pb-2">
                {others.map(({ path, title }) => (
                  <li key={path}>
                    <AdminTextLink to={editPath({ page: path, text: text.path, at })}>{title}</AdminTextLink>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <RefusedContext value={refused}>
            {isPart ? (
              <ShapeField
                key={passage ? keys : at}
                shape={part}
                keys={keys}
                value={passage ? passage.text : valueAt(value, keys)}
                onChange={next =>
                  change(current =>
                    withPart(current, keysIn(keys), passage ? passage.replacedBy(`${next ?? ''}`) : next),
                  )
                }
              />
            ) : (
              <ShapeField shape={shape} keys="" value={value} onChange={next => change(next ?? value)} />
            )}
          </RefusedContext>
          <div className="mt-auto flex flex-wrap gap-x-2">
            {isPart && (
              <Button variant="quiet" size="small" className="-ml-4" onClick={() => onAt('')}>
                Show everything in this text
              </Button>
            )}
            {!isPart && released !== null && asText(released) !== asText(value) && (
              <Button variant="quiet" size="small" className="-ml-4" onClick={() => change(released)}>
                Back to the original words
              </Button>
            )}
          </div>
        </div>
      </div>
      {shape.locked === undefined && part?.locked === undefined && (
        <SaveBar draft={draft} isLive={isLive} asText={asText} />
      )}
    </div>
  )
}

/** Which field the server refused, and why. */
function refusalIn(error: unknown) {
  if (!(error instanceof RequestError && error.status === 422)) return undefined
  const { field, error: message } = JSON.parse(error.body) as z.infer<typeof refusedField>
  return { field, message }
}
