import type { Json } from './change.ts'

/** Objects with the same keys in the same order, as the release and the database have them. */
export const isSame = (a: Json, b: Json) => JSON.stringify(a) === JSON.stringify(b)
