import { use } from 'react'
import { Button } from '#app/ui/button.tsx'
import { blankOf, variantOf } from '#content/editing/shape.ts'
import { RefusedContext, type ShapeFieldProps } from './field-props.ts'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { SingleField } from './single-field.tsx'
import { isObject, joined, stringOf } from './values.ts'

/** The form of a text, or of a part of it, as its shape says. */
export function ShapeField({ shape, ...field }: ShapeFieldProps) {
  const refused = use(RefusedContext)
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
      return <ListField shape={shape} {...field} error={error} EntryField={ShapeField} />
    case 'picture':
      return <PictureField shape={shape} {...field} error={error} />
    default:
      return <SingleField shape={shape} {...field} error={error} />
  }
}

const LockedField = ({ shape, value }: ShapeFieldProps) => (
  <div className="flex flex-col gap-1">
    <p className="font-semibold">{shape.label}</p>
    {stringOf(value) && <p className="whitespace-pre-line wrap-anywhere">{stringOf(value)}</p>}
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
      onChange={(part, alt) => {
        const { [key]: _, ...others } = own
        const altKey = `${key}Alt`
        const newAlt = alt !== undefined && altKey in own ? { [altKey]: alt } : {}
        onChange(part === undefined ? others : { ...own, [key]: part, ...newAlt })
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
