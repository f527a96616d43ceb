import { z } from 'zod'

export const healthAnswer = z.object({ status: z.literal('ok'), version: z.string() })

export const readyAnswer = z.object({ status: z.literal('ready') })
