import { z } from 'zod'
import { maxSearchLength } from './constants.ts'
import { text } from './text.ts'

/** Part of a name, an address, a business: whatever the list can be searched by. */
const search = text('Search', maxSearchLength)
  .transform(value => value.trim())
  .optional()

/** What every list of the administrator takes. Lists are arrays, newest first. */
export const listQuery = z.object({
  q: search,
  limit: z.coerce
    .number('The limit must be a number.')
    .int('The limit must be a whole number.')
    .min(1, 'The limit must be at least 1.')
    .max(200, 'The limit must be at most 200.')
    .default(100),
  /** Where the page before ended; it comes from the Link header of that page. */
  cursor: text('Cursor', 500).optional(),
})

export const exportQuery = z.object({ q: search, format: z.enum(['csv', 'json'], 'The format must be csv or json.') })

export type ExportQuery = z.infer<typeof exportQuery>
