import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { formTypes } from '#server/forms/form-types.ts'
import { bookingSecret } from './booking-events.ts'
import { testApp } from './test-app.ts'

const channel = 'fastify.initialization'

/** Every method and path that Fastify registers, such as `GET /api/admin/leads/:id`. */
export async function allRoutes() {
  const routes = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.add(`${name} ${url}`)
    })
  }
  subscribe(channel, listen)
  try {
    await testApp({ env: { BOOKING_WEBHOOK_SECRET: bookingSecret } })
  } finally {
    unsubscribe(channel, listen)
  }
  return [...routes].sort()
}

export const publicRoutes = [
  'DELETE /api/*',
  'GET /*',
  'GET /api/*',
  'GET /api/admin/check',
  'GET /api/admin/login-options',
  'GET /healthz',
  'GET /readyz',
  'GET /up',
  'GET /shared/:token',
  'GET /shared/:token/photos/*',
  'GET /words-view/:token/edit/*',
  'GET /words-view/:token/photos/*',
  'GET /words-view/:token/preview/*',
  'HEAD /*',
  'HEAD /api/*',
  'HEAD /api/admin/check',
  'HEAD /api/admin/login-options',
  'HEAD /healthz',
  'HEAD /readyz',
  'HEAD /up',
  'HEAD /shared/:token',
  'HEAD /shared/:token/photos/*',
  'HEAD /words-view/:token/edit/*',
  'HEAD /words-view/:token/photos/*',
  'HEAD /words-view/:token/preview/*',
  'PATCH /api/*',
  'PATCH /api/analytics/sessions/:sessionId/complete',
  'POST /api/*',
  'POST /api/admin/login',
  'POST /api/admin/logout',
  'POST /api/admin/passkey-login',
  'POST /api/admin/passkey-login/start',
  'POST /api/analytics/events',
  'POST /api/analytics/sessions',
  'POST /api/bookings',
  ...formTypes.map(({ call }) => `${call.method} ${call.path}`),
  'POST /api/notes',
  'POST /api/toolkit/validate',
  'POST /api/visits',
  'POST /unsubscribe',
  'PUT /api/*',
]
