import { z } from 'zod'
import { maxLengths } from './constants.ts'
import { text } from './text.ts'

const search = text('Search', maxLengths.search)
  .transform(value => value.trim())
  .optional()

export const listQuery = z.object({
  q: search,
  limit: z.coerce
    .number('The limit must be a number.')
    .int('The limit must be a whole number.')
    .min(1, 'The limit must be at least 1.')
    .max(200, 'The limit must be at most 200.')
    .default(100),
  /** From the Link header of the previous page. */
  cursor: text('Cursor', 1000).optional(),
})

/** Exports are CSV files. */
export const exportQuery = z.object({ q: search })

/** Days in the company's time zone, up to today. */
export const rangeQuery = z.object({
  days: z.enum(['7', '30', '90', 'all'], 'The range must be 7, 30, 90 or all.').default('all'),
})

export type DateRange = z.infer<typeof rangeQuery>
