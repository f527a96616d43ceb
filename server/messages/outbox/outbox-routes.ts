import type { FastifyInstance } from 'fastify'
import { dismissHeldConfirmations, dismissMessage, resendMessage, sendHeldConfirmations } from '#contracts/outbox.ts'
import type { AuditAction } from '#server/admin/audit-log.ts'
import { type Actor, addAuditEntry } from '#server/admin/audit-log.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { dismissHeldBatch, releaseHeldBatch } from './held-emails.ts'
import type { MessageRecordOf } from './message-records.ts'
import { dismiss, findMessage } from './message-repository.ts'
import type { Outbox } from './outbox.ts'

type Parts = { database: Database; outbox: Outbox; messageRecordOf: MessageRecordOf }

export async function outboxRoutes(app: FastifyInstance, { database, outbox, messageRecordOf }: Parts) {
  addCall(app, resendMessage, async ({ params, actor }) => {
    const before = await requireMessage(params.id)
    const { channel } = before
    if (before.status === 'sent') throw new PublicError(409, `This ${channel} has already been sent.`)
    if (!before.canBeResent) throw new PublicError(409, before.reason ?? `This ${channel} can't be sent.`)
    if (!(await outbox.resend(params.id, actor))) throw new PublicError(409, `This ${channel} is being sent right now.`)
    const { status, reason } = await requireMessage(params.id)
    return { status, reason }
  })

  addCall(app, dismissMessage, async ({ params, actor }) => {
    const { channel } = await requireMessage(params.id)
    if (!(await database.write(transaction => dismiss(transaction, params.id, actor))))
      throw new PublicError(409, `Only ${channel}s that are on hold or weren't delivered can be dismissed.`)
    const { status, reason } = await requireMessage(params.id)
    return { status, reason }
  })

  addCall(app, sendHeldConfirmations, async ({ actor }) => {
    const count = await inBatches(actor, 'held-confirmations.sent', transaction =>
      releaseHeldBatch(transaction, actor.at),
    )
    outbox.sendDue()
    return { count }
  })

  addCall(app, dismissHeldConfirmations, async ({ actor }) => ({
    count: await inBatches(actor, 'held-confirmations.dismissed', dismissHeldBatch),
  }))

  async function inBatches(actor: Actor, action: AuditAction, change: (transaction: Handle) => Promise<number>) {
    for (let total = 0; ; ) {
      const count = await database.write(async transaction => {
        const changed = await change(transaction)
        if (changed > 0) await addAuditEntry(transaction, actor, { action, details: { count: changed } })
        return changed
      })
      if (count === 0) return total
      total += count
    }
  }

  async function requireMessage(id: string) {
    const message = await findMessage(database.read, id)
    if (!message) throw new PublicError(404, 'This message no longer exists.')
    return messageRecordOf(message)
  }
}
