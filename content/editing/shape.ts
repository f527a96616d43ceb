import { z } from 'zod'
import type { Json, Shape } from '#contracts/words.ts'
import { placeholdersIn } from './check-text.ts'
import { type FieldMeta, metaOf } from './words-schema.ts'

export const partOf = (value: Json | undefined, key: string | number): Json | undefined =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, Json>)[key]
    : undefined

/** "howToGet" as "How to get". */
export const asWords = (key: string) => {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Undefined if there's nothing to see. `released`: the release's value, which says how many entries a fixed list has. */
export function shapeOf(schema: z.core.$ZodType, released?: Json, name = ''): Shape | undefined {
  const { label = name, hint, locked, hidden, text, options, list } = metaOf(schema)
  if (hidden) return undefined
  const named = { label, ...(hint && { hint }), ...(locked && { locked }) }
  if (schema instanceof z.ZodOptional) {
    const inner = shapeOf(schema.unwrap(), released, name)
    return inner && { ...inner, optional: true }
  }
  if (text) {
    const { kind, max, required, placeholders = [] } = text
    if (kind === 'picture' || kind === 'date') return { ...named, kind, required }
    if (kind !== 'line' && kind !== 'text' && kind !== 'markdown') return { ...named, kind, max, required }
    const filled = [...placeholders, ...placeholdersIn(typeof released === 'string' ? released : '')]
    return { ...named, kind, max, required, placeholders: [...new Set(filled)] }
  }
  if (options) return { ...named, kind: 'choice', options: [...options] }
  if (schema instanceof z.ZodObject)
    return { ...named, kind: 'object', fields: fieldsOf(Object.entries(schema.shape), released) }
  if (schema instanceof z.ZodRecord) {
    const keys = typeof released === 'object' && released !== null ? Object.keys(released) : []
    return {
      ...named,
      kind: 'object',
      fields: fieldsOf(
        keys.map(key => [key, schema.valueType]),
        released,
      ),
    }
  }
  if (schema instanceof z.ZodArray && list) return listShape(schema, released, named, list)
  if (schema instanceof z.ZodDiscriminatedUnion) return variantsShape(schema, named)
  return undefined
}

const fieldsOf = (entries: ReadonlyArray<[key: string, schema: z.core.$ZodType]>, released: Json | undefined) =>
  entries.flatMap(([key, schema]) => {
    const shape = shapeOf(schema, partOf(released, key), asWords(key))
    return shape ? { key, shape } : []
  })

function listShape(
  schema: z.ZodArray,
  released: Json | undefined,
  named: { label: string },
  list: NonNullable<FieldMeta['list']>,
): Shape | undefined {
  const isFixed = 'isFixed' in list
  const entry = shapeOf(schema.element, isFixed ? partOf(released, 0) : undefined, list.noun)
  if (!entry) return undefined
  const length = Array.isArray(released) ? released.length : 0
  const { noun, min, max } = isFixed ? { ...list, min: length, max: length } : list
  return { ...named, kind: 'list', entry, noun, min, max, blank: blankOf(entry) }
}

function variantsShape(schema: z.ZodDiscriminatedUnion, named: { label: string }): Shape {
  const key = schema.def.discriminator
  const variants = schema.options.flatMap(option => {
    const type = option instanceof z.ZodObject ? option.shape[key] : undefined
    const shape = shapeOf(option)
    return type instanceof z.ZodLiteral && shape ? [[String(type.value), shape] as const] : []
  })
  return { ...named, kind: 'variants', key, variants: Object.fromEntries(variants) }
}

export function blankOf(shape: Shape): Json {
  if (shape.kind === 'list') return []
  if (shape.kind === 'number') return shape.min
  if (shape.kind === 'choice') return shape.options[0]?.value ?? ''
  if (shape.kind !== 'object') return ''
  const fields = shape.fields.filter(field => !field.shape.optional)
  return Object.fromEntries(fields.map(field => [field.key, blankOf(field.shape)]))
}

/** Such as "question 3, answer". Empty for the whole text. */
export function labelAt(shape: Shape, value: Json, [key, ...rest]: ReadonlyArray<string | number>): string {
  if (key === undefined) return ''
  const part = partOf(value, key) ?? null
  const join = (name: string, below: string) => [name, below].filter(Boolean).join(', ')
  const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
  if (shape.kind === 'list') return join(`${shape.noun} ${Number(key) + 1}`, labelAt(shape.entry, part, rest))
  const field = fieldAt(shape, value, `${key}`)
  return field ? join(lower(field.label), labelAt(field, part, rest)) : `${key}`
}

const fieldAt = (shape: Shape, value: Json, key: string): Shape | undefined => {
  if (shape.kind === 'list') return shape.entry
  if (shape.kind === 'variants') {
    const variant = shape.variants[String(partOf(value, shape.key))]
    return variant && fieldAt(variant, value, key)
  }
  return shape.kind === 'object' ? shape.fields.find(field => field.key === key)?.shape : undefined
}

export const shapeAt = (shape: Shape, value: Json, [key, ...rest]: readonly string[]): Shape | undefined => {
  if (key === undefined) return shape
  const part = fieldAt(shape, value, key)
  return part && shapeAt(part, partOf(value, key) ?? null, rest)
}

export type Leaf = { keys: string[]; shape: Shape; value: string }

/** Every text that the owner can see in a value, in order. */
export function leavesOf(shape: Shape, value: Json, keys: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ keys: [...keys], shape, value }]
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? value.map((_, index) => `${index}`) : shapeKeys(shape, value)
  return names.flatMap(key => {
    const [part, child] = [fieldAt(shape, value, key), partOf(value, key)]
    return part && child !== undefined ? leavesOf(part, child, [...keys, key]) : []
  })
}

const shapeKeys = (shape: Shape, value: Json): string[] => {
  if (shape.kind === 'object') return shape.fields.map(({ key }) => key)
  const variant = shape.kind === 'variants' ? shape.variants[String(partOf(value, shape.key))] : undefined
  return variant ? shapeKeys(variant, value) : []
}

/** To be compared with another one word by word: one part per line. */
export function readable(shape: Shape, value: Json): string {
  if (typeof value === 'string') return value
  return leavesOf(shape, value)
    .map(({ keys, value: words }) => {
      const label = labelAt(shape, value, keys)
      return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${words}`
    })
    .join('\n')
}
