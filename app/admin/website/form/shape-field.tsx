import { createContext, use } from 'react'
import { DocumentField } from '#app/admin/website/document/document-field.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Json, Shape } from '#contracts/words.ts'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { blankOf, isObject, textOf, variantOf } from './values.ts'

export type ShapeFieldProps<Kind extends Shape['kind'] = Shape['kind']> = {
  shape: Extract<Shape, { kind: Kind }>
  /** Where it is in the text, such as "3/answer". */
  keys: string
  value: Json | undefined
  /** Undefined: an optional part isn't wanted. */
  onChange: (value: Json | undefined) => void
}

type FormNotes = {
  /** What the server refused. */
  refused: { field: string | null; message: string } | undefined
  /** Labels of values that are made up until the owner replaces them. */
  madeUp: readonly string[]
}

export const FormNotesContext = createContext<FormNotes>({ refused: undefined, madeUp: [] })

export const joined = (keys: string, key: string | number) => (keys === '' ? `${key}` : `${keys}/${key}`)

/** The form of a text, or of a part of it, as its shape says. */
export function ShapeField({ shape, ...field }: ShapeFieldProps) {
  const { refused } = use(FormNotesContext)
  const error = refused && refused.field === field.keys ? refused.message : undefined
  if (shape.locked !== undefined) return <LockedField shape={shape} {...field} />
  switch (shape.kind) {
    case 'object':
      return <ObjectField shape={shape} {...field} />
    case 'variants': {
      const variant = variantOf(shape, field.value)
      return variant ? <ShapeField shape={variant} {...field} /> : null
    }
    case 'list':
      return <ListField shape={shape} {...field} error={error} />
    case 'picture':
      return <PictureField shape={shape} {...field} error={error} />
    default:
      return <SingleField shape={shape} {...field} error={error} />
  }
}

const LockedField = ({ shape, value }: ShapeFieldProps) => (
  <div className="flex flex-col gap-1">
    <p className="font-semibold">{shape.label}</p>
    {textOf(value) && <p className="whitespace-pre-line wrap-anywhere">{textOf(value)}</p>}
    <p className="text-small text-ink-soft">{shape.locked}</p>
  </div>
)

function ObjectField({ shape, keys, value, onChange }: ShapeFieldProps<'object'>) {
  if (value === undefined && shape.optional)
    return (
      <Button variant="secondary" size="small" className="self-start" onClick={() => onChange(blankOf(shape))}>
        {`Add: ${shape.label}`}
      </Button>
    )
  const own = isObject(value) ? value : {}
  const fields = shape.fields.map(({ key, shape }) => (
    <ShapeField
      key={key}
      shape={shape}
      keys={joined(keys, key)}
      value={own[key]}
      onChange={part => {
        const { [key]: _, ...others } = own
        onChange(part === undefined ? others : { ...own, [key]: part })
      }}
    />
  ))
  // The whole text's label is above its form, and an entry's above the entry.
  if (keys === '' || /(^|\/)\d+$/.test(keys)) return fields
  return (
    <fieldset className="flex flex-col gap-5 border-l-2 border-line pl-4">
      <legend className="sr-only">{shape.label}</legend>
      <div aria-hidden="true" className="-mb-2 text-small font-semibold text-ink-soft">
        {shape.label}
      </div>
      {fields}
      {shape.optional && (
        <Button variant="quiet" size="small" className="-ml-4 self-start" onClick={() => onChange(undefined)}>
          {`Remove: ${shape.label}`}
        </Button>
      )}
    </fieldset>
  )
}

type SingleFieldProps = Omit<ShapeFieldProps, 'shape'> & {
  shape: Exclude<Shape, { kind: 'object' | 'list' | 'variants' | 'picture' }>
  error: string | undefined
}

const inputTypes = { link: 'url', email: 'email', phone: 'tel', slug: 'text', date: 'date', number: 'number' } as const

function SingleField({ shape, value, error, onChange }: SingleFieldProps) {
  const { madeUp } = use(FormNotesContext)
  const text = textOf(value)
  const change = (next: string) => onChange(next === '' && shape.optional ? undefined : next)
  const label = madeUp.some(name => name.endsWith(shape.label)) ? (
    <span className="flex flex-wrap items-center gap-x-3">
      {shape.label} <Badge tone="accent">Made up: replace it</Badge>
    </span>
  ) : (
    shape.label
  )
  const hint = [shape.hint, 'placeholders' in shape && placeholderHint(shape.placeholders)].filter(Boolean).join(' ')
  const shared = { label, hint, error }
  if (shape.kind === 'choice')
    return (
      <SelectField
        {...shared}
        options={shape.options.map(({ label }) => label)}
        value={shape.options.find(option => option.value === value)?.label ?? ''}
        onChange={({ target }) => onChange(shape.options[target.selectedIndex]?.value)}
      />
    )
  if (shape.kind === 'number')
    return (
      <TextField
        {...shared}
        type="number"
        inputMode="numeric"
        min={shape.min}
        max={shape.max}
        value={text}
        onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? '' : target.valueAsNumber)}
      />
    )
  if (shape.kind === 'markdown') return <DocumentField {...{ shape, error, onChange }} value={text} />
  if ('placeholders' in shape)
    return (
      <div className="flex flex-col gap-1">
        <Field {...shared}>
          {({ className, ...control }) => (
            <textarea
              {...control}
              rows={shape.kind === 'line' ? 1 : 3}
              enterKeyHint={shape.kind === 'line' ? 'done' : 'enter'}
              value={text}
              onChange={({ target }) =>
                change(shape.kind === 'line' ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)
              }
              className={`${className} field-sizing-content max-h-[40dvh] resize-y`}
            />
          )}
        </Field>
        <Counter length={text.length} max={shape.max} />
      </div>
    )
  return (
    <TextField
      {...shared}
      type={inputTypes[shape.kind]}
      autoComplete="off"
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={() => shape.kind === 'link' && bareAddress.test(text.trim()) && change(`https://${text.trim()}`)}
    />
  )
}

/** Such as "calendly.com/diane". */
const bareAddress = /^[a-z\d-]+(\.[a-z\d-]+)+([/?#]\S*)?$/i

const placeholderHint = (placeholders: readonly string[]) =>
  placeholders.length > 0 && `Keep ${placeholders.join(' and ')}: it's filled in for each page.`

/** Only near the limit. Not a part of the field's description, which is read out each time it gets the focus. */
export function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length
  return (
    <p role="status" className={left < 0 ? 'text-small font-semibold text-danger' : 'text-small text-ink-soft'}>
      {left < 0 ? `${-left} too many` : left < max / 10 && `${left} ${left === 1 ? 'character' : 'characters'} left`}
    </p>
  )
}
