import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type AdminSettings,
  addPasskey,
  changeAdminSettings,
  changePassword,
  endSession,
  makeRecoveryCode,
  readAdminSettings,
  removePasskey,
  startAddingPasskey,
} from '#contracts/admin-settings.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Handle } from '#server/storage/database.ts'
import { putSetting } from '#server/storage/settings.ts'
import type { AuditAction } from './audit-log.ts'
import {
  allowsPassword,
  forgetRecoveryCode,
  hasPasskey,
  plainCode,
  recoveryCode,
  turnPasswordLogin,
} from './login-settings.ts'
import { passkeyHosts, relyingPartyOf, requireOwner, requireRelyingParty } from './passkeys.ts'
import { chosenPassword, generatePassword, hashPassword, plainPassword } from './passwords.ts'

/** In the transaction of the change. */
type Report = (action: AuditAction) => Promise<void>

export async function loginSettingsRoutes(app: FastifyInstance) {
  const { database, passkeys, adminSessions: sessions } = app
  const { read } = database
  const { siteUrl } = app.config

  async function settingsFor(request: FastifyRequest): Promise<AdminSettings> {
    const host = relyingPartyOf(request, siteUrl)?.id ?? null
    const { sessionId } = request.actor
    const devices = (await sessions.list()).map(session => ({
      id: session.id,
      isThisDevice: session.id === sessionId,
      name: session.device,
      address: session.address,
      loggedInAt: session.created_at,
      lastUsedAt: session.last_used_at,
      isRemembered: session.remembered === 1,
      usedPasskey: session.passkey_id !== null,
      passkeyName: session.passkey_id === recoveryCode ? 'Recovery code' : session.passkey_name,
    }))
    return {
      allowsPassword: await allowsPassword(read, passkeyHosts(request, siteUrl)),
      canChangePassword: app.config.adminPassword === undefined,
      passkeyHost: host,
      passkeys: (await passkeys.list()).map(passkey => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.created_at,
        lastUsedAt: passkey.last_used_at,
        isSynced: passkey.is_synced === 1,
        worksHere: passkey.rp_id === host,
      })),
      devices: devices.sort((a, b) => Number(b.isThisDevice) - Number(a.isThisDevice)),
    }
  }

  /** A change, its audit entries and its emails are one transaction. */
  async function change(request: FastifyRequest, work: (transaction: Handle, report: Report) => Promise<void>) {
    await database.write(transaction =>
      work(transaction, action => app.recordSecurityEvent(transaction, request.actor, { action })),
    )
    return settingsFor(request)
  }

  /** Otherwise, adding a passkey could turn the password off without the administrator asking for it. */
  async function settlePassword(transaction: Handle, request: FastifyRequest, report: Report) {
    if (!(await allowsPassword(transaction, passkeyHosts(request, siteUrl)))) return
    if (await turnPasswordLogin(transaction, true, request.actor.at)) await report('password-login.on')
  }

  async function requirePasskey(transaction: Handle, request: FastifyRequest) {
    const host = relyingPartyOf(request, siteUrl)?.id
    if (!(host && (await hasPasskey(transaction, [host]))))
      throw new PublicError(409, 'Add a passkey that works at this address first.')
  }

  addCall(app, readAdminSettings, settingsFor)

  addCall(app, changeAdminSettings, async request => {
    await requireOwner(request)
    const { allowsPassword: isOn } = request.body
    return change(request, async (transaction, report) => {
      if (!isOn) await requirePasskey(transaction, request)
      if (await turnPasswordLogin(transaction, isOn, request.actor.at))
        await report(isOn ? 'password-login.on' : 'password-login.off')
    })
  })

  addCall(app, changePassword, async request => {
    await requireOwner(request)
    const { password } = request.body
    if (app.config.adminPassword !== undefined)
      throw new PublicError(409, 'The person who runs the server has set the password.')
    if (plainPassword(password) === plainPassword(app.passwords.toolkit.value))
      throw new PublicError(400, "This is the toolkit's password. Use another one.")
    const hash = JSON.stringify(await hashPassword(password))
    return change(request, async (transaction, report) => {
      await putSetting(transaction, chosenPassword, hash, request.actor.at)
      await forgetRecoveryCode(transaction)
      await sessions.endOthers(transaction, request.actor.sessionId)
      await report('password.changed')
    })
  })

  addCall(app, makeRecoveryCode, async request => {
    await requireOwner(request)
    const code = generatePassword(5)
    await change(request, async (transaction, report) => {
      // Someone who has only the password must not keep a way in for later.
      await requirePasskey(transaction, request)
      const mac = sessions.macOf(plainCode(code))
      await putSetting(transaction, recoveryCode, JSON.stringify(mac), request.actor.at)
      await report('recovery-code.made')
    })
    return { code }
  })

  addCall(app, startAddingPasskey, async request => {
    await requireOwner(request)
    const relyingParty = requireRelyingParty(request, siteUrl)
    return { ...(await passkeys.addOptions(relyingParty, request.actor.sessionId ?? '')) }
  })

  addCall(app, addPasskey, async request => {
    await requireOwner(request)
    const relyingParty = requireRelyingParty(request, siteUrl)
    const add = await passkeys.verifyNew(relyingParty, request.actor.sessionId ?? '', request.body, request.log)
    return change(request, async (transaction, report) => {
      await settlePassword(transaction, request, report)
      const id = await add(transaction)
      await sessions.countAsPasskeyLogin(transaction, request.actor.sessionId, id)
      await report('passkey.added')
    })
  })

  addCall(app, removePasskey, async request => {
    await requireOwner(request)
    return change(request, async (transaction, report) => {
      await passkeys.remove(transaction, request.params.id)
      await forgetRecoveryCode(transaction)
      await sessions.endOthers(transaction, request.actor.sessionId, request.params.id)
      await report('passkey.removed')
      await settlePassword(transaction, request, report)
    })
  })

  addCall(app, endSession, async request => {
    const { id } = request.params
    return change(request, async (transaction, report) => {
      if (!(await sessions.end(transaction, id))) throw new PublicError(404, 'This device is already logged out.')
      await report(id === request.actor.sessionId ? 'login.ended' : 'device.ended')
    })
  })
}
