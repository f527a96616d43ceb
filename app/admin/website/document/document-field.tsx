import { TextArea } from '#app/ui/text-area.tsx'
import type { Shape } from '#contracts/words.ts'

type DocumentFieldProps = {
  shape: Extract<Shape, { placeholders: string[] }>
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export const DocumentField = ({ shape, value, error, onChange }: DocumentFieldProps) => (
  <TextArea
    label={shape.label}
    hint={shape.hint}
    rows={8}
    error={error}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
