import { useState } from 'react'
import { PhotoField } from '#app/admin/website/photo/photo-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Json } from '#content/editing/change.ts'
import { asBlock, blockName, textBlockTypes } from './block-forms.ts'
import type { EntryInput, InputError } from './entry-input.ts'
import { linesIn, paragraphsIn, partOf, textOf, textsOf, withPart } from './entry-values.ts'
import type { ListForm } from './list-forms.ts'

type EntryFieldsProps = {
  form: ListForm
  value: Json
  errors: readonly InputError[]
  onEdit: (value: Json) => void
}

export function EntryFields({ form, value, errors, onEdit }: EntryFieldsProps) {
  const type = textOf(partOf(value, 'type'))
  return (
    <>
      {textBlockTypes.includes(type) && (
        <SelectField
          label="Kind"
          options={textBlockTypes.map(blockName)}
          value={blockName(type)}
          onChange={({ target }) => onEdit(asBlock(value, textBlockTypes[target.selectedIndex] ?? type))}
        />
      )}
      {type === 'image' && (
        <img src={textOf(partOf(value, 'url'))} alt="" className="max-w-80 rounded-control border border-line" />
      )}
      {form.inputsOf(value).map(input => (
        <EntryField
          key={`${type} ${input.key}`}
          input={input}
          value={partOf(value, input.key)}
          error={errors.find(({ key }) => key === input.key)?.message}
          onEdit={part => onEdit(withPart(value, input.key, part))}
        />
      ))}
    </>
  )
}

type EntryFieldProps = {
  input: EntryInput
  value: Json | undefined
  error: string | undefined
  onEdit: (value: Json) => void
}

function EntryField({ input, value, error, onEdit }: EntryFieldProps) {
  const { kind, max, isRequired, choices = [] } = input
  const label = isRequired ? input.label : `${input.label} (optional)`
  const hint = [input.hint, lengthHint(input, value)].filter(Boolean).join(' ') || undefined
  const shared = { label, error, ...(hint && { hint }) }
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        options={choices.map(choice => choice.label)}
        value={choices.find(choice => choice.value === value)?.label ?? ''}
        onChange={({ target }) => onEdit(choices[target.selectedIndex]?.value ?? null)}
      />
    )
  if (kind === 'photo') return <PhotoField {...shared} value={textOf(value)} onChange={onEdit} />
  if (kind === 'paragraphs' || kind === 'lines')
    return <TextsField {...shared} kind={kind} value={value} onEdit={onEdit} />
  const Control = kind === 'text' ? TextArea : TextField
  return (
    <Control
      {...shared}
      // A pasted text that's too long is kept, and the error says by how much.
      maxLength={kind === 'text' ? undefined : max + 1000}
      inputMode={kind === 'link' ? 'url' : undefined}
      value={textOf(value)}
      onChange={({ target }: { target: { value: string } }) => onEdit(target.value)}
    />
  )
}

/** Only near the limit. */
function lengthHint({ kind, max }: EntryInput, value: Json | undefined) {
  if (kind !== 'line' && kind !== 'text') return
  const { length } = textOf(value)
  return length > max * 0.8 ? `${length} of ${max} characters.` : undefined
}

type TextsFieldProps = {
  label: string
  hint?: string
  error: string | undefined
  kind: 'paragraphs' | 'lines'
  value: Json | undefined
  onEdit: (value: Json) => void
}

/** Keeps what's typed as it is: an empty line at the end is no paragraph yet. */
function TextsField({ kind, value, onEdit, ...field }: TextsFieldProps) {
  const [separator, parse] = kind === 'paragraphs' ? (['\n\n', paragraphsIn] as const) : (['\n', linesIn] as const)
  const [text, setText] = useState(() => textsOf(value).join(separator))
  return (
    <TextArea
      {...field}
      rows={6}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onEdit(parse(target.value))
      }}
    />
  )
}
