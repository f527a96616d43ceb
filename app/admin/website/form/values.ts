import { leavesOf, partUnder } from '#content/editing/shape.ts'
import type { Json, Shape } from '#contracts/words.ts'

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const stringOf = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

/** "3/answer" as its parts. */
export const keysIn = (keys: string) => (keys === '' ? [] : keys.split('/'))

export const joined = (keys: string, key: string | number) => (keys === '' ? `${key}` : `${keys}/${key}`)

export const valueAt = (value: Json | undefined, keys: string) => partUnder(value, keysIn(keys))

/** What there's to read in it. */
export const partsToRead = (shape: Shape, value: Json | undefined) =>
  leavesOf(shape, value ?? '').flatMap(({ shape: { kind }, value }) =>
    ['line', 'text', 'markdown'].includes(kind) && value ? [value] : [],
  )
