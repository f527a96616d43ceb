import { z } from 'zod'

/** Half of a character pair, or NUL: no one types these, and Postgres refuses them. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0')

/** Text of bounded length; every way to get it wrong is one sentence that names the field. */
export const text = (field: string, most: number, missing = `${field} is required.`) =>
  z
    .string(missing)
    .max(most, `${field} is too long: ${most} characters at most.`)
    .refine(isStorable, `${field} contains characters that cannot be stored.`)

/** Text that must say something; spaces around it are dropped. */
export const requiredText = (field: string, most: number, missing = `${field} is required.`) =>
  text(field, most, missing)
    .transform(value => value.trim())
    .refine(value => value !== '', missing)

/** A list whose length is checked before its items are: a request holds thousands of them. */
export const shortList = <Item extends z.ZodType>(item: Item, most: number, tooLong: string, missing?: string) =>
  z
    .array(z.unknown(), missing)
    .min(missing ? 1 : 0, missing)
    .max(most, tooLong)
    .pipe(z.array(item))
