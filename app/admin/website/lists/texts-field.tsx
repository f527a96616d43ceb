import { useState } from 'react'
import { TextArea } from '#app/ui/text-area.tsx'
import type { Json } from '#content/editing/change.ts'
import { asTexts } from './entry-values.ts'

type TextsFieldProps = {
  label: string
  hint: string
  error: string | undefined
  separator: string
  parse: (text: string) => string[]
  value: Json | undefined
  onEdit: (value: Json) => void
}

/** Several texts typed as one. It keeps what's typed as it is: an empty line at the end is no paragraph yet. */
export function TextsField({ separator, parse, value, onEdit, ...field }: TextsFieldProps) {
  const [text, setText] = useState(() => asTexts(value).join(separator))
  return (
    <TextArea
      {...field}
      rows={5}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onEdit(parse(target.value))
      }}
    />
  )
}
