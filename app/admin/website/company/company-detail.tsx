import { asText, asTexts, linesIn, paragraphsIn } from '#app/admin/website/lists/entry-values.ts'
import { TextsField } from '#app/admin/website/lists/texts-field.tsx'
import { PhotoField } from '#app/admin/website/photo/photo-field.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Json } from '#content/editing/change.ts'
import type { WordField } from '#contracts/words.ts'
import type { CompanyField } from './company-fields.ts'

type CompanyDetailProps = {
  definition: CompanyField
  field: WordField
  value: Json
  isPlaceholder: boolean
  error: string | undefined
  theirs: WordField | undefined
  onEdit: (value: Json) => void
  onTakeTheirs: () => void
}

const inputTypes: Partial<Record<WordField['rule']['kind'], 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  link: 'url',
}

export function CompanyDetail({ theirs, onTakeTheirs, ...detail }: CompanyDetailProps) {
  return (
    <div className="flex flex-col gap-2">
      <DetailInput {...detail} />
      {theirs && (
        <div role="alert" className="flex flex-col items-start gap-2 rounded-control bg-amber-soft px-4 py-3">
          <p className="text-small">This was changed on another device while you were editing. It now says:</p>
          <p className="whitespace-pre-line wrap-anywhere">{shownValue(theirs.value) || '(empty)'}</p>
          <p className="text-small">Save again to keep yours.</p>
          <Button variant="secondary" size="small" onClick={onTakeTheirs}>
            Use the other one
          </Button>
        </div>
      )}
    </div>
  )
}

export const MarkedLabel = ({ children }: { children: string }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {children}{' '}
    <span className="font-sans tracking-normal">
      <Badge tone="accent">Made up: replace it</Badge>
    </span>
  </span>
)

const shownValue = (value: Json) => (Array.isArray(value) ? asTexts(value).join('\n\n') : asText(value))

function DetailInput({
  definition,
  field,
  value,
  isPlaceholder,
  error,
  onEdit,
}: Omit<CompanyDetailProps, 'theirs' | 'onTakeTheirs'>) {
  const { label, hint = '', texts, autoComplete } = definition
  const { kind, max } = field.rule
  if (field.rule.locked) return <TextField label={label} hint={field.rule.locked} value={asText(value)} disabled />
  if (kind === 'photo') return <PhotoField {...{ label, hint, error }} value={asText(value)} onChange={onEdit} />
  if (texts)
    return (
      <TextsField
        {...{ label, hint, error, value, onEdit }}
        separator={texts === 'paragraphs' ? '\n\n' : '\n'}
        parse={texts === 'paragraphs' ? paragraphsIn : linesIn}
      />
    )
  const shared = {
    label: isPlaceholder ? <MarkedLabel>{label}</MarkedLabel> : label,
    hint,
    error,
    value: asText(value),
  }
  if (kind === 'text')
    return <TextArea {...shared} rows={3} maxLength={max} onChange={({ target }) => onEdit(target.value)} />
  return (
    <TextField
      {...shared}
      type={inputTypes[kind] ?? 'text'}
      maxLength={max}
      autoComplete={autoComplete}
      onChange={({ target }) => onEdit(target.value)}
    />
  )
}
