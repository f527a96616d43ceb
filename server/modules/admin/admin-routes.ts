import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { adminCheck, adminPassword, signedIn } from '#contracts/admin.ts'
import { successAnswer } from '#contracts/success-answer.ts'
import { tokenOf } from '#server/plugins/admin-guard.ts'
import type { AdminSessions } from '#server/plugins/admin-sessions.ts'
import { PublicError } from '#server/plugins/errors.ts'
import type { PasswordCheck } from '#server/plugins/password-check.ts'

type Parts = { isPassword: PasswordCheck; sessions: AdminSessions }

/** Signing in and out. The log says that it happened, never with which password or token. */
export async function adminRoutes(app: FastifyInstance, { isPassword, sessions }: Parts) {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post('/api/admin/login', { schema: { body: adminPassword, response: { 200: signedIn } } }, async request => {
    if (!(await isPassword(request, request.body.password))) {
      request.log.warn('administrator sign-in refused')
      throw new PublicError(401, 'Invalid password. Please try again.')
    }
    const token = await sessions.open()
    request.log.info('administrator signed in')
    return { success: true as const, token }
  })

  // Whoever has no open session is logged out already: nothing to refuse.
  routes.post('/api/admin/logout', { schema: { response: { 200: successAnswer } } }, async request => {
    const token = tokenOf(request)
    if (token && (await sessions.close(token))) request.log.info('administrator signed out')
    return { success: true as const }
  })

  routes.get('/api/admin/check', { schema: { response: { 200: adminCheck } } }, async request => {
    const token = tokenOf(request)
    return { authenticated: token !== undefined && (await sessions.isOpen(token)) }
  })
}
