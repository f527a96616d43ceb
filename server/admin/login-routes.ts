import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkLogin, logIn, logOut } from '#contracts/admin.ts'
import { logInWithPasskey, readLoginOptions, startPasskeyLogin } from '#contracts/admin-settings.ts'
import { minuteMs } from '#contracts/time.ts'
import { companyOffsets } from '#server/calendar/company-time.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { LimitRule } from '#server/http/limits.ts'
import type { Handle } from '#server/storage/database.ts'
import { findSetting, spendSetting } from '#server/storage/settings.ts'
import { actorOf, addressOf, deviceOf, tokenOf } from './admin-sessions.ts'
import { addAuditEntry, recordFailedLogin } from './audit-log.ts'
import { allowsPassword, hasPasskey, plainCode, recoveryCode } from './login-settings.ts'
import { passkeyHosts, relyingPartyOf, requireRelyingParty } from './passkeys.ts'
import { isAdminPassword, limitFailures } from './passwords.ts'

/** Every visit to the login page asks for a challenge. */
const startLimit: LimitRule = { name: 'passkey-start', uses: 200, windowMs: 15 * minuteMs }

export async function loginRoutes(app: FastifyInstance) {
  const { database, passkeys, adminSessions: sessions } = app
  const { read } = database
  const { siteUrl } = app.config
  const limitPasswords = limitFailures(app, 'admin-password')
  const logins = createLogins(app)

  addCall(app, readLoginOptions, async request => {
    const host = relyingPartyOf(request, siteUrl)?.id
    return {
      allowsPassword: await allowsPassword(read, passkeyHosts(request, siteUrl)),
      allowsPasskey: host !== undefined && (await hasPasskey(read, [host])),
    }
  })

  addCall(app, logIn, async request => {
    const { password, remember } = request.body
    const isAllowed = await allowsPassword(read, passkeyHosts(request, siteUrl))
    const recovery = isAllowed ? undefined : await findSetting(read, recoveryCode)
    if (!isAllowed && !recovery) throw new PublicError(403, 'Password login is turned off. Use a passkey.')
    const token = await limitPasswords(request, async () => {
      if (!recovery)
        return (await isAdminPassword(app, password)) && logins.open(request, { method: 'password', remember })
      if (sessions.macOf(plainCode(password)) !== JSON.parse(recovery.value)) return
      const use = (transaction: Handle) => spendSetting(transaction, recoveryCode, recovery.value)
      return logins.open(request, { method: 'recovery code', remember, key: { id: recoveryCode, use } })
    })
    if (token) return { success: true as const, token }
    await logins.recordFailure(request, 'password')
    throw new PublicError(401, 'Invalid password. Please try again.')
  })

  addCall(app, startPasskeyLogin, async request => {
    const relyingParty = requireRelyingParty(request, siteUrl)
    app.limits.take([startLimit], request)
    return { ...(await passkeys.loginOptions(relyingParty)) }
  })

  const limitPasskeys = limitFailures(app, 'passkey')

  addCall(app, logInWithPasskey, async request => {
    const { credential, remember } = request.body
    const relyingParty = requireRelyingParty(request, siteUrl)
    const token = await limitPasskeys(request, async () => {
      const passkey = await passkeys.verifyLogin(relyingParty, credential, request.log)
      return passkey && logins.open(request, { method: 'passkey', remember, key: passkey })
    })
    if (token) return { success: true as const, token }
    await logins.recordFailure(request, 'passkey')
    throw new PublicError(401, "This passkey wasn't accepted. Please try again, or use another one.")
  })

  addCall(app, logOut, async request => {
    const token = tokenOf(request)
    const session = token && (await sessions.find(token, addressOf(request)))
    const hasEnded =
      session &&
      (await database.write(async transaction => {
        if (!(await sessions.end(transaction, session.id))) return false
        const actor = actorOf(session, addressOf(request), app.clock)
        await addAuditEntry(transaction, actor, { action: 'login.ended' })
        return true
      }))
    if (hasEnded) request.log.info('administrator logged out')
    return { success: true as const }
  })

  addCall(app, checkLogin, async request => {
    const token = tokenOf(request)
    const authenticated = token !== undefined && (await sessions.find(token, addressOf(request))) !== undefined
    return { authenticated, ...(authenticated && { utcOffsets: companyOffsets(app.clock.now().getTime()) }) }
  })
}

type Login = {
  method: 'password' | 'passkey' | 'recovery code'
  remember: boolean | undefined
  key?: {
    id: string
    /** The passkey's. */
    name?: string
    /** In the login's transaction. If it returns false, nobody is logged in. */
    use(transaction: Handle): Promise<boolean>
  }
}

const senderOf = (request: FastifyRequest) => ({
  sessionId: null,
  at: request.server.clock.now().toISOString(),
  device: deviceOf(request.headers['user-agent']),
  address: addressOf(request),
})

/** What password and passkey logins have in common. */
const createLogins = ({ database, adminSessions, recordSecurityEvent, unrecorded }: FastifyInstance) => ({
  /** Returns the token. Undefined if the passkey can't be used. */
  async open(request: FastifyRequest, { method, remember, key }: Login) {
    const from = senderOf(request)
    const opened = await database.write(async transaction => {
      if (key && !(await key.use(transaction))) return
      const { id, token } = await adminSessions.open(transaction, { ...from, remember, passkeyId: key?.id ?? null })
      const actor = { ...from, sessionId: id, device: key?.name ?? from.device }
      await recordSecurityEvent(transaction, actor, { action: 'login.succeeded', details: { method } })
      return token
    })
    if (opened) request.log.info('administrator logged in')
    return opened
  },

  async recordFailure(request: FastifyRequest, method: 'password' | 'passkey') {
    request.log.warn('administrator login rejected')
    const isRecorded = await recordFailedLogin(database, senderOf(request), method)
    if (!isRecorded) unrecorded.countFailedLogin()
  },
})
