import { z } from 'zod'
import type { Json, Shape } from '#contracts/words.ts'
import { placeholdersIn } from './check-text.ts'
import { blankOf, partOf } from './shape.ts'
import { type FieldMeta, metaOf } from './words-schema.ts'

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
    const filled = [...text.placeholders, ...placeholdersIn(typeof released === 'string' ? released : '')]
    return { ...named, ...text, placeholders: [...new Set(filled)] }
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
