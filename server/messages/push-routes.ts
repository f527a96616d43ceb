import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readPush, turnOffPush, turnOnPush } from '#contracts/push.ts'
import { addAuditEntry } from '#server/admin/audit-log.ts'
import { requireOwner } from '#server/admin/passkeys.ts'
import { addCall } from '#server/http/call-route.ts'
import { insertMessages } from './message-repository.ts'

/** "Notify this device" in the settings. */
export async function pushRoutes(app: FastifyInstance) {
  const { database, adminSessions } = app
  const { push, sendAll } = app.outbox

  async function deviceOf({ actor }: FastifyRequest) {
    return (await push.devicesNow()).find(({ session_id }) => session_id === actor.sessionId)
  }

  async function stateFor(request: FastifyRequest) {
    const device = await deviceOf(request)
    const { publicKey } = await push.keys()
    return { key: publicKey, isOn: device !== undefined, showsNames: device?.shows_names === 1 }
  }

  addCall(app, readPush, stateFor)

  addCall(app, turnOnPush, async request => {
    const { actor, body } = request
    const session_id = actor.sessionId ?? ''
    const wasOn = (await deviceOf(request))?.endpoint === body.endpoint
    // From now on it's notified of new leads, for as long as it's logged in.
    if (!wasOn) await requireOwner(request)
    await database.write(async transaction => {
      // Left by an earlier login.
      await transaction
        .deleteFrom('push_devices')
        .where('session_id', '!=', session_id)
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('endpoint', '=', body.endpoint),
            eb('session_id', 'not in', selectFrom('admin_sessions').select('id')),
          ]),
        )
        .execute()
      const { endpoint, p256dh, auth } = body
      const device = { endpoint, p256dh, auth, shows_names: body.showsNames ? 1 : 0 }
      await transaction
        .insertInto('push_devices')
        .values({ session_id, session_mac: adminSessions.macOf(session_id), ...device })
        // A double click.
        .onConflict(conflict => conflict.column('session_id').doUpdateSet(device))
        .execute()
      // Otherwise the notifications would end after two idle hours.
      await adminSessions.remember(transaction, session_id)
      if (!wasOn) await app.recordSecurityEvent(transaction, actor, { action: 'notifications.on' })
    })
    await push.refresh()
    if (!wasOn) await greet(request)
    return stateFor(request)
  })

  addCall(app, turnOffPush, async request => {
    const { actor } = request
    await database.write(async transaction => {
      const { numDeletedRows } = await transaction
        .deleteFrom('push_devices')
        .where('session_id', '=', actor.sessionId)
        .executeTakeFirst()
      if (numDeletedRows > 0n) await addAuditEntry(transaction, actor, { action: 'notifications.off' })
    })
    await push.refresh()
    return stateFor(request)
  })

  /** Shows that it works. */
  async function greet({ actor }: FastifyRequest) {
    const news = { title: 'This device is notified', text: 'New leads will arrive like this.', path: '/admin/settings' }
    const messages = push.messages(news, { createdAt: actor.at, device: actor.sessionId })
    await database.write(transaction => insertMessages(transaction, messages))
    sendAll(messages)
  }
}
