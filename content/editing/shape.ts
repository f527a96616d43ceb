import type { Json, Shape } from '#contracts/words.ts'

export const partOf = (value: Json | undefined, key: string | number): Json | undefined =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, Json>)[key]
    : undefined

export const partUnder = (value: Json | undefined, keys: readonly string[]) =>
  keys.reduce<Json | undefined>((part, key) => partOf(part, key), value)

/** A copy with another value there. Undefined removes a key from its object. */
export function withPart(value: Json, [key, ...rest]: readonly string[], part: Json | undefined): Json {
  if (key === undefined) return part ?? value
  const next = rest.length === 0 ? part : withPart(partOf(value, key) ?? {}, rest, part)
  if (Array.isArray(value)) return value.with(Number(key), next ?? '')
  // In place, so that a text that's typed back is the same again.
  if (next !== undefined) return { ...(value as Record<string, Json>), [key]: next }
  const { [key]: _, ...others } = value as Record<string, Json>
  return others
}

export const variantOf = (shape: Extract<Shape, { kind: 'variants' }>, value: Json | undefined) =>
  shape.variants[String(partOf(value, shape.key))]

export function blankOf(shape: Shape): Json {
  if (shape.kind === 'list') return []
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
    const variant = variantOf(shape, value)
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
  const variant = shape.kind === 'variants' ? variantOf(shape, value) : undefined
  return variant ? shapeKeys(variant, value) : []
}

/** To be compared with another one word by word: one part per line. */
export function readable(shape: Shape, value: Json): string {
  if (typeof value === 'string') return value
  return leavesOf(shape, value)
    .map(({ keys, shape: part, value: words }) => {
      const label = labelAt(shape, value, keys)
      const chosen = part.kind === 'choice' && part.options.find(option => option.value === words)
      return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${chosen ? chosen.label : words}`
    })
    .join('\n')
}
