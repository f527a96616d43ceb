import { DocumentField } from '#app/admin/website/document/document-field.tsx'
import { Field } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Shape } from '#contracts/words.ts'
import type { ShapeFieldProps } from './field-props.ts'
import { PictureChooser } from './picture-field.tsx'
import { stringOf } from './values.ts'

type SingleFieldProps = Omit<ShapeFieldProps, 'shape' | 'keys'> & {
  shape: Exclude<Shape, { kind: 'object' | 'list' | 'variants' | 'picture' }>
  error: string | undefined
}

const inputTypes = { link: 'url', email: 'email', phone: 'tel', slug: 'text', date: 'date' } as const

export function SingleField({ shape, value, error, onChange }: SingleFieldProps) {
  const text = stringOf(value)
  const change = (next: string) => onChange(next === '' && shape.optional ? undefined : next)
  const hint = [shape.hint, 'placeholders' in shape && placeholderHint(shape.placeholders)].filter(Boolean).join(' ')
  const shared = { label: shape.label, hint, error }
  if (shape.kind === 'choice')
    return (
      <SelectField
        {...shared}
        options={shape.options.map(({ label }) => label)}
        value={shape.options.find(option => option.value === value)?.label ?? ''}
        onChange={({ target }) => onChange(shape.options[target.selectedIndex]?.value)}
      />
    )
  if (shape.kind === 'markdown')
    return (
      <DocumentField
        {...{ shape: { ...shape, hint }, error, onChange }}
        value={text}
        chooser={onChoose => <PictureChooser onChoose={onChoose} />}
      />
    )
  if (shape.kind === 'line' || shape.kind === 'text')
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
  const complete = () => shape.kind === 'link' && bareAddress.test(text.trim()) && change(`https://${text.trim()}`)
  return (
    <TextField
      {...shared}
      type={inputTypes[shape.kind]}
      autoComplete="off"
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={complete}
      onKeyDown={({ key }) => key === 'Enter' && complete()}
    />
  )
}

/** Such as "calendly.com/diane". */
const bareAddress = /^[a-z\d-]+(\.[a-z\d-]+)+([/?#]\S*)?$/i

const placeholderHint = (names: readonly string[]) =>
  names.length > 0 && `Filled in for you: ${names.map(name => `{${name}}`).join(', ')}.`

/** Only near the limit. Not a part of the field's description, which is read out each time it gets the focus. */
function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length
  return (
    <p role="status" className={left < 0 ? 'text-small font-semibold text-danger' : 'text-small text-ink-soft'}>
      {left < 0 ? `${-left} too many` : left < max / 10 && `${left} ${left === 1 ? 'character' : 'characters'} left`}
    </p>
  )
}
