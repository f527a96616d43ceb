import { z } from 'zod'

/** The answer of a call that has nothing else to say. */
export const successAnswer = z.object({ success: z.literal(true) })
