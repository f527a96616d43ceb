import type { Json, Shape } from '#contracts/words.ts'
import { placeholdersIn } from './check-text.ts'
import { labelAt, leavesOf, partOf, partUnder, variantOf } from './shape.ts'
import { type EditableText, releasedValue, shapeOfText } from './texts.ts'

/** The same for the same words, whatever the order of their keys. */
export const canonical = (value: Json) =>
  JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export const isSame = (a: Json, b: Json) => canonical(a) === canonical(b)

/** The owner's value, with everything that can't be changed as the release has it. */
export const settle = (text: EditableText, value: Json) => settlePart(shapeOfText(text), releasedValue(text), value)

function settlePart(shape: Shape, released: Json | undefined, value: Json): Json {
  if (released === undefined) return value
  if (shape.locked !== undefined) return released
  if (shape.kind === 'variants') {
    const variant = variantOf(shape, released)
    return variant ? settlePart(variant, released, value) : value
  }
  if (shape.kind === 'list' && shape.min === shape.max)
    return (released as Json[]).map((entry, index) => settlePart(shape.entry, entry, partOf(value, index) ?? entry))
  return shape.kind === 'object' ? settleFields(shape.fields, released as Record<string, Json>, value) : value
}

function settleFields(
  fields: ReadonlyArray<{ key: string; shape: Shape }>,
  released: Readonly<Record<string, Json>>,
  value: Json,
): Json {
  const hidden = Object.entries(released).filter(([key]) => !fields.some(field => field.key === key))
  const own = fields.flatMap(({ key, shape }): Array<[string, Json]> => {
    const [part, original] = [partOf(value, key), released[key]]
    if (part !== undefined) return [[key, settlePart(shape, original, part)]]
    return original === undefined || shape.optional ? [] : [[key, original]]
  })
  return Object.fromEntries([...own, ...hidden])
}

/** `field`: its keys, such as "3/answer". */
export type Refusal = { field: string | null; message: string }

/** Why the owner can't write this. */
export function refusalOf(text: EditableText, value: Json): Refusal | undefined {
  const [shape, released] = [shapeOfText(text), releasedValue(text)]
  const refuse = (keys: readonly string[], sentence: string) => {
    const label = labelAt(shape, value, keys) || shape.label
    return { field: keys.join('/') || null, message: `“${label.charAt(0).toUpperCase()}${label.slice(1)}” ${sentence}` }
  }
  const [issue] = text.schema.safeParse(settle(text, value)).error?.issues ?? []
  if (issue) return refuse(issue.path.map(String), issue.message)
  for (const { keys, shape: part, value: original } of leavesOf(shape, released ?? null)) {
    // Entries of a list may have been moved.
    if (part.kind === 'markdown' || keys.some(key => /^\d+$/.test(key))) continue
    const words = partUnder(value, keys)
    const missing = placeholdersIn(original).find(name => typeof words === 'string' && !words.includes(`{${name}}`))
    if (missing) return refuse(keys, `has to contain {${missing}}, which is replaced on the page.`)
  }
}
