import { PhotoField } from '#app/admin/website/photo/photo-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Json } from '#content/editing/change.ts'
import { asBlock, blockName, textBlockTypes } from './block-forms.ts'
import { type EntryInput, type InputError, inputRule } from './entry-input.ts'
import { asText, linesIn, paragraphsIn, partOf, withPart } from './entry-values.ts'
import type { ListForm } from './list-forms.ts'
import { TextsField } from './texts-field.tsx'

type EntryFieldsProps = {
  listPath: string
  form: ListForm
  value: Json
  errors: readonly InputError[]
  onEdit: (value: Json) => void
}

export function EntryFields({ listPath, form, value, errors, onEdit }: EntryFieldsProps) {
  const type = asText(partOf(value, 'type'))
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
        <img src={asText(partOf(value, 'url'))} alt="" className="max-w-80 rounded-control border border-line" />
      )}
      {form.inputsOf(value).map(input => (
        <EntryField
          key={`${type} ${input.key}`}
          listPath={listPath}
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
  listPath: string
  input: EntryInput
  value: Json | undefined
  error: string | undefined
  onEdit: (value: Json) => void
}

function EntryField({ listPath, input, value, error, onEdit }: EntryFieldProps) {
  const { kind, choices = [] } = input
  const rule = inputRule(listPath, input)
  const label = !rule || rule.isRequired ? input.label : `${input.label} (optional)`
  const { length } = asText(value)
  const isNearLimit = rule !== undefined && length > rule.max * 0.8
  const hint = [input.hint, isNearLimit && `${length} of ${rule.max} characters.`].filter(Boolean).join(' ')
  const shared = { label, error, hint }
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        options={choices.map(choice => choice.label)}
        value={choices.find(choice => choice.value === value)?.label ?? ''}
        onChange={({ target }) => onEdit(choices[target.selectedIndex]?.value ?? null)}
      />
    )
  if (kind === 'photo') return <PhotoField {...shared} value={asText(value)} onChange={onEdit} />
  if (kind === 'paragraphs' || kind === 'lines')
    return (
      <TextsField
        {...shared}
        {...{ value, onEdit }}
        separator={kind === 'paragraphs' ? '\n\n' : '\n'}
        parse={kind === 'paragraphs' ? paragraphsIn : linesIn}
      />
    )
  if (kind === 'text')
    return <TextArea {...shared} value={asText(value)} onChange={({ target }) => onEdit(target.value)} />
  return (
    <TextField
      {...shared}
      inputMode={rule?.kind === 'link' ? 'url' : 'text'}
      value={asText(value)}
      onChange={({ target }) => onEdit(target.value)}
    />
  )
}
