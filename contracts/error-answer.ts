import { z } from 'zod'

/** The body of every answer that is not a success. */
export const errorAnswer = z.object({ error: z.string() })

export type ErrorAnswer = z.infer<typeof errorAnswer>
