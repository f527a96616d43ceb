import { z } from 'zod'
import type { Json } from '#contracts/words.ts'
import { placeholdersIn } from './check-text.ts'
import { shapeOf } from './schema-shape.ts'
import { labelAt, leavesOf, partOf, shapeAt } from './shape.ts'
import { metaOf } from './words-schema.ts'

/** The same for the same words, whatever the order of their keys. */
export const canonical = (value: Json) =>
  JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export const isSame = (a: Json, b: Json) => canonical(a) === canonical(b)

/** The owner's value, with everything that can't be changed as the release has it. */
export function settle(schema: z.core.$ZodType, released: Json | undefined, value: Json): Json {
  const { hidden, locked, list } = metaOf(schema)
  if (released === undefined) return value
  if (hidden || locked) return released
  if (schema instanceof z.ZodOptional) return settle(schema.unwrap(), released, value)
  if (schema instanceof z.ZodObject) return settleKeys(Object.entries(schema.shape), released, value)
  if (schema instanceof z.ZodRecord) {
    const keys = Object.keys(released as Record<string, Json>)
    return settleKeys(
      keys.map(key => [key, schema.valueType]),
      released,
      value,
    )
  }
  if (schema instanceof z.ZodArray && list && 'isFixed' in list)
    return (released as Json[]).map((entry, index) => settle(schema.element, entry, partOf(value, index) ?? entry))
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = schema.options.find(candidate => z.safeParse(candidate, released).success)
    return option ? settle(option, released, value) : value
  }
  return value
}

function settleKeys(schemas: ReadonlyArray<[string, z.core.$ZodType]>, released: Json, value: Json): Json {
  const entries = schemas.flatMap(([key, schema]): Array<[string, Json]> => {
    const [own, original] = [partOf(value, key), partOf(released, key)]
    const isOptional = schema instanceof z.ZodOptional && !metaOf(schema.unwrap()).hidden
    if (own === undefined) return original === undefined || isOptional ? [] : [[key, original]]
    return [[key, settle(schema, original, own)]]
  })
  return Object.fromEntries(entries)
}

/** `field`: its keys, such as "3/answer". */
export type Refusal = { field: string | null; message: string }

/** Why the owner can't write this. Without `released`, it's a text that they added. */
export function refusalOf(schema: z.ZodType, released: Json | undefined, value: Json): Refusal | undefined {
  const shape = shapeOf(schema, released)
  if (!shape) return { field: null, message: "There's no such text." }
  const refuse = (keys: ReadonlyArray<string | number>, sentence: string) => {
    const label = labelAt(shape, value, keys) || shape.label
    return { field: keys.join('/') || null, message: `“${label.charAt(0).toUpperCase()}${label.slice(1)}” ${sentence}` }
  }
  const [issue] = schema.safeParse(value).error?.issues ?? []
  if (issue) return refuse(issue.path as Array<string | number>, issue.message)
  if (released === undefined) return undefined
  const other = firstDifference(settle(schema, released, value), value)
  if (other) {
    const reason = shapeAt(shape, value, other)?.locked
    return reason ? { field: other.join('/'), message: reason } : refuse(other, "can't be changed.")
  }
  for (const { keys, shape: part, value: original } of fixedLeaves(shape, released)) {
    if (part.kind === 'markdown') continue
    const words = keys.reduce<Json | undefined>((part, key) => (part === undefined ? part : partOf(part, key)), value)
    const missing = placeholdersIn(original).find(name => typeof words === 'string' && !words.includes(`{${name}}`))
    if (missing) return refuse(keys, `has to contain {${missing}}, which is replaced on the page.`)
  }
}

/** Texts that stay in their place: not those in a list whose entries can be moved. */
const fixedLeaves = (shape: NonNullable<ReturnType<typeof shapeOf>>, released: Json) =>
  leavesOf(shape, released).filter(({ keys }) =>
    keys.every((_, depth) => {
      const list = shapeAt(shape, released, keys.slice(0, depth))
      return list?.kind !== 'list' || list.min === list.max
    }),
  )

function firstDifference(a: Json | undefined, b: Json | undefined): string[] | undefined {
  if (a === undefined || b === undefined) return a === b ? undefined : []
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return a === b ? undefined : []
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const below = firstDifference(partOf(a, key), partOf(b, key))
    if (below) return [key, ...below]
  }
}
