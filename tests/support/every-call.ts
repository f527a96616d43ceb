import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { testApp } from './test-app.ts'

const channel = 'fastify.initialization'

/**
 * Every method and path of the server, such as `GET /api/admin/leads/:id`. Fastify reports each route that's registered,
 * so a new one can't be forgotten.
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

/** The calls that are open to everybody. All others need the administrator's login. */
export const publicCalls = [
  'DELETE /api/*',
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
  'PATCH /api/*',
  'PATCH /api/analytics/sessions/:sessionId/complete',
  'POST /api/*',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/analytics/events',
  'POST /api/analytics/sessions',
  'POST /api/beta/apply',
  'POST /api/quiz/submit',
  'POST /api/survey/submit',
  'POST /api/toolkit/validate',
  'POST /api/unsubscribe',
  'PUT /api/*',
]
