import { createContext } from 'react'
import type { Json, Shape } from '#contracts/words.ts'

export type ShapeFieldProps<Kind extends Shape['kind'] = Shape['kind']> = {
  shape: Extract<Shape, { kind: Kind }>
  /** Where it is in the text, such as "3/answer". */
  keys: string
  value: Json | undefined
  /** Undefined: an optional part isn't wanted. `alt`: of a picture, for the field beside it. */
  onChange: (value: Json | undefined, alt?: string) => void
}

/** What the server refused. */
export const RefusedContext = createContext<{ field: string | null; message: string } | undefined>(undefined)
