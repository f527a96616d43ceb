import { z } from 'zod'
import { call } from './call.ts'

export const checkHealth = call({
  method: 'GET',
  path: '/healthz',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
})

export const checkReadiness = call({
  method: 'GET',
  path: '/readyz',
  response: z.object({ status: z.literal('ready') }),
})
