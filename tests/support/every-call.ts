import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { testApp } from './test-app.ts'

const channel = 'fastify.initialization'

/**
 * Every method and path that the server answers, such as `GET /api/admin/leads/:id`. Told by Fastify itself for each
 * route that is registered, so that one which is added tomorrow cannot be forgotten.
 */
export async function everyCall() {
  const calls = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) calls.add(`${one} ${url}`)
    })
  }
  subscribe(channel, listen)
  try {
    await testApp()
  } finally {
    unsubscribe(channel, listen)
  }
  return [...calls].sort()
}

/** Those whom everybody may use. All others are the administrator's alone. */
export const publicCalls = [
  'GET /*',
  'GET /api/*',
  'GET /api/admin/check',
  'GET /api/unsubscribe',
  'GET /healthz',
  'GET /readyz',
  'HEAD /*',
  'HEAD /api/*',
  'HEAD /api/admin/check',
  'HEAD /api/unsubscribe',
  'HEAD /healthz',
  'HEAD /readyz',
  'PATCH /api/analytics/sessions/:sessionId/complete',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/analytics/events',
  'POST /api/analytics/sessions',
  'POST /api/beta/apply',
  'POST /api/quiz/submit',
  'POST /api/survey/submit',
  'POST /api/toolkit/validate',
  'POST /api/unsubscribe',
]
