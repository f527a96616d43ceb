import { z } from 'zod'
import { call } from './call.ts'

const health = z.object({ status: z.literal('ok'), version: z.string() })

export const checkHealth = call({ method: 'GET', path: '/healthz', response: health })

/** The same, at the path that container platforms ask. */
export const checkUp = call({ method: 'GET', path: '/up', response: health })

export const checkReadiness = call({
  method: 'GET',
  path: '/readyz',
  response: z.object({ status: z.literal('ready') }),
})
