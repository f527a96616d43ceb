import { z } from 'zod'
import { call } from './call.ts'

const checkup = z.array(
  z.object({
    name: z.string(),
    /** In words for the owner. */
    about: z.string(),
    status: z.enum(['ok', 'warning', 'wrong', 'skipped']),
    /** What was found and, unless it's fine, what to do. */
    text: z.string(),
  }),
)

export type Checkup = z.infer<typeof checkup>

/** With `online`, the checks that ask other machines, which take seconds. Without, all others. */
export const readCheckup = call({
  method: 'GET',
  path: '/api/admin/checkup',
  admin: true,
  query: z.object({ online: z.literal('true', 'It can only be true.').optional() }),
  response: checkup,
})
