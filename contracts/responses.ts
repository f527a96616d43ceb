import { z } from 'zod'

export const success = z.object({ success: z.literal(true) })

/** The body of every response that isn't a success. */
export const errorResponse = z.object({ error: z.string() })

export type ErrorResponse = z.infer<typeof errorResponse>
