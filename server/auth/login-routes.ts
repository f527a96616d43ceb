import type { FastifyInstance } from 'fastify'
import { checkLogin, logIn, logOut } from '#contracts/admin.ts'
import { addAuditEntry } from '#server/audit/audit-log.ts'
import { companyOffsets } from '#server/calendar/company-time.ts'
import type { Database } from '#server/db/database.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import { tokenOf } from './admin-guard.ts'
import type { AdminSessions } from './admin-sessions.ts'
import { deviceOf } from './device.ts'
import type { PasswordCheck } from './password-check.ts'

const succeeded = { action: 'login.succeeded', details: { method: 'password' } } as const

type Parts = { database: Database; isPassword: PasswordCheck; sessions: AdminSessions }

export async function adminRoutes(app: FastifyInstance, { database, isPassword, sessions }: Parts) {
  addCall(app, logIn, async request => {
    if (!(await isPassword(request, request.body.password))) {
      request.log.warn('administrator login rejected')
      throw new PublicError(401, 'Invalid password. Please try again.')
    }
    const actor = { device: deviceOf(request.headers['user-agent']), address: request.ip }
    const token = await database.write(async transaction => {
      const { id, token } = await sessions.open(transaction, { ...actor, remember: request.body.remember })
      await addAuditEntry(transaction, { sessionId: id, ...actor }, succeeded)
      return token
    })
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
    const authenticated = token !== undefined && (await sessions.find(token, request.ip)) !== undefined
    return { authenticated, ...(authenticated && { utcOffsets: companyOffsets(Date.now()) }) }
  })
}
