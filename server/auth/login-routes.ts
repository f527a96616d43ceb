import type { FastifyInstance } from 'fastify'
import { checkLogin, logIn, logOut } from '#contracts/admin.ts'
import { companyOffsets } from '#server/calendar/company-time.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import { tokenOf } from './admin-guard.ts'
import type { AdminSessions } from './admin-sessions.ts'
import type { PasswordCheck } from './password-check.ts'

type Parts = { isPassword: PasswordCheck; sessions: AdminSessions }

export async function adminRoutes(app: FastifyInstance, { isPassword, sessions }: Parts) {
  addCall(app, logIn, async request => {
    if (!(await isPassword(request, request.body.password))) {
      request.log.warn('administrator login rejected')
      throw new PublicError(401, 'Invalid password. Please try again.')
    }
    const token = await sessions.open({ remember: request.body.remember })
    request.log.info('administrator logged in')
    return { success: true as const, token }
  })

  addCall(app, logOut, async request => {
    const token = tokenOf(request)
    if (token && (await sessions.close(token))) request.log.info('administrator logged out')
    return { success: true as const }
  })

  addCall(app, checkLogin, async request => {
    const token = tokenOf(request)
    const authenticated = token !== undefined && (await sessions.isOpen(token))
    return { authenticated, ...(authenticated && { utcOffsets: companyOffsets(Date.now()) }) }
  })
}
