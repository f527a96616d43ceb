import type { Json, Shape } from '#contracts/words.ts'

export type JsonObject = { [key: string]: Json }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

export const joined = (keys: string, key: string | number) => (keys === '' ? `${key}` : `${keys}/${key}`)

/** `keys` such as "3/answer". */
export function valueAt(value: Json | undefined, keys: string): Json | undefined {
  if (keys === '') return value
  return keys.split('/').reduce<Json | undefined>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)]
    return isObject(part) ? part[key] : undefined
  }, value)
}

/** Undefined removes a key from its object. */
export function withValueAt(value: Json, keys: string, part: Json | undefined): Json {
  if (keys === '') return part ?? value
  const [key = '', ...rest] = keys.split('/')
  const old = valueAt(value, key)
  const next = rest.length === 0 ? part : withValueAt(old ?? {}, rest.join('/'), part)
  if (Array.isArray(value)) return value.map((entry, index) => (index === Number(key) ? (next ?? entry) : entry))
  const { [key]: _, ...others } = isObject(value) ? value : {}
  // In place, so that a text that's typed back is the same again.
  if (next === undefined) return others
  return isObject(value) && key in value ? { ...value, [key]: next } : { ...others, [key]: next }
}

/** Of a part of a text. Undefined if there's no form for it. */
export function shapeAt(shape: Shape, value: Json | undefined, keys: string): Shape | undefined {
  if (keys === '') return shape
  const [key = '', ...rest] = keys.split('/')
  const next = (inner: Shape | undefined, part = valueAt(value, key)) => inner && shapeAt(inner, part, rest.join('/'))
  if (shape.kind === 'list') return next(shape.entry)
  if (shape.kind === 'variants') return shapeAt(variantOf(shape, value) ?? blankShape, value, keys)
  if (shape.kind === 'object') return next(shape.fields.find(field => field.key === key)?.shape)
  return undefined
}

const blankShape: Shape = { kind: 'object', label: '', fields: [] }

export const variantOf = (shape: Extract<Shape, { kind: 'variants' }>, value: Json | undefined) =>
  shape.variants[textOf(valueAt(value, shape.key))]

/** Something new for a part that's missing. */
export function blankOf(shape: Shape): Json {
  if (shape.kind === 'object') return Object.fromEntries(shape.fields.map(({ key, shape }) => [key, blankOf(shape)]))
  if (shape.kind === 'list') return []
  if (shape.kind === 'number') return shape.min
  if (shape.kind === 'choice') return shape.options[0]?.value ?? ''
  return ''
}

/** The first words in it, as the title of a list's entry. */
export function titleOf(shape: Shape, value: Json | undefined): string {
  if (shape.kind === 'variants') return titleOf(variantOf(shape, value) ?? blankShape, value)
  if (shape.kind === 'object')
    return shape.fields.map(({ key, shape }) => titleOf(shape, valueAt(value, key))).find(Boolean) ?? ''
  if (shape.kind === 'list')
    return Array.isArray(value) ? value.map(entry => titleOf(shape.entry, entry)).join(' ') : ''
  return ['choice', 'picture', 'slug'].includes(shape.kind) ? '' : textOf(value)
}

/** To be read and compared: one part per line. */
export function plainText(shape: Shape, value: Json | undefined): string {
  if (shape.kind === 'variants') return plainText(variantOf(shape, value) ?? blankShape, value)
  const parts =
    shape.kind === 'object'
      ? shape.fields.map(({ key, shape }) => plainText(shape, valueAt(value, key)))
      : shape.kind === 'list' && Array.isArray(value)
        ? value.map(entry => plainText(shape.entry, entry))
        : [textOf(value)]
  return parts.filter(Boolean).join('\n')
}
