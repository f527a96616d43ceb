import { z } from 'zod'

export const success = z.object({ success: z.literal(true) })

export const errorResponse = z.object({ error: z.string() })

export type ErrorResponse = z.infer<typeof errorResponse>
