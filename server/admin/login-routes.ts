import type { FastifyInstance } from 'fastify'
import { checkLogin, logIn, logOut } from '#contracts/admin.ts'
import { logInWithPasskey, readLoginOptions, startPasskeyLogin } from '#contracts/admin-settings.ts'
import { companyOffsets } from '#server/calendar/company-time.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import type { Database } from '#server/storage/database.ts'
import { tokenOf } from './admin-guard.ts'
import type { AdminSessions } from './admin-sessions.ts'
import { addAuditEntry } from './audit-log.ts'
import { addressOf } from './device.ts'
import { limitFailures } from './failure-limit.ts'
import type { Logins } from './log-in.ts'
import { allowsPassword, hasPasskey } from './login-settings.ts'
import { type Passkeys, passkeyHosts } from './passkeys.ts'
import type { PasswordCheck } from './password-check.ts'
import { relyingPartyOf, requireRelyingParty } from './relying-party.ts'

type Parts = {
  database: Database
  isPassword: PasswordCheck
  sessions: AdminSessions
  logins: Logins
  passkeys: Passkeys
  siteUrl: string
}

/** Every visit to the login page asks for a challenge. */
const startLimit: LimitRule = { name: 'passkey-start', uses: 200, windowMs: 15 * 60_000 }

export async function adminRoutes(
  app: FastifyInstance,
  { database, isPassword, sessions, logins, passkeys, siteUrl }: Parts,
) {
  const { read } = database

  addCall(app, readLoginOptions, async request => {
    const host = relyingPartyOf(request, siteUrl)?.id
    return {
      allowsPassword: await allowsPassword(read, passkeyHosts(request, siteUrl)),
      allowsPasskey: host !== undefined && (await hasPasskey(read, [host])),
    }
  })

  addCall(app, logIn, async request => {
    if (!(await allowsPassword(read, passkeyHosts(request, siteUrl))))
      throw new PublicError(403, 'Password login is turned off. Use a passkey.')
    const token =
      (await isPassword(request, request.body.password)) &&
      (await logins.open(request, { remember: request.body.remember }))
    if (token) return { success: true as const, token }
    await logins.recordFailure(request, 'password')
    throw new PublicError(401, 'Invalid password. Please try again.')
  })

  addCall(app, startPasskeyLogin, async request => {
    const relyingParty = requireRelyingParty(request, siteUrl)
    await app.limits.take([startLimit], request)
    return { ...(await passkeys.loginOptions(relyingParty)) }
  })

  const limitPasskeys = limitFailures('passkey', app.limits)

  addCall(app, logInWithPasskey, async request => {
    const { credential, remember } = request.body
    const relyingParty = requireRelyingParty(request, siteUrl)
    const token = await limitPasskeys(request, async () => {
      const passkey = await passkeys.verifyLogin(relyingParty, credential, request.log)
      return passkey && logins.open(request, { remember, passkey })
    })
    if (token) return { success: true as const, token }
    await logins.recordFailure(request, 'passkey')
    throw new PublicError(401, "This passkey wasn't accepted. Please try again, or use another one.")
  })

  addCall(app, logOut, async request => {
    const token = tokenOf(request)
    const wasOpen =
      token &&
      (await database.write(async transaction => {
        const session = await sessions.close(transaction, token)
        if (!session) return false
        const at = app.clock.now().toISOString()
        const actor = { at, sessionId: session.id, device: session.device, address: addressOf(request) }
        await addAuditEntry(transaction, actor, { action: 'login.ended' })
        return true
      }))
    if (wasOpen) request.log.info('administrator logged out')
    return { success: true as const }
  })

  addCall(app, checkLogin, async request => {
    const token = tokenOf(request)
    const authenticated = token !== undefined && (await sessions.find(token, addressOf(request))) !== undefined
    return { authenticated, ...(authenticated && { utcOffsets: companyOffsets(app.clock.now().getTime()) }) }
  })
}
