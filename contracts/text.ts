import { z } from 'zod'

/** Postgres rejects lone surrogates and NUL. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\0')

export const text = (field: string, maxLength: number, requiredMessage = `${field} is required.`) =>
  z
    .string(requiredMessage)
    .max(maxLength, `${field} can't be longer than ${maxLength} characters.`)
    .refine(isStorable, `${field} contains characters that can't be stored.`)

export const requiredText = (field: string, maxLength: number, requiredMessage = `${field} is required.`) =>
  text(field, maxLength, requiredMessage)
    .transform(value => value.trim())
    .refine(value => value !== '', requiredMessage)

/** Checks the length before the items, because a request can hold thousands. */
export const shortList = <Item extends z.ZodType>(
  item: Item,
  maxLength: number,
  tooLongMessage: string,
  requiredMessage?: string,
) =>
  z
    .array(z.unknown(), requiredMessage)
    .min(requiredMessage ? 1 : 0, requiredMessage)
    .max(maxLength, tooLongMessage)
    .pipe(z.array(item))
