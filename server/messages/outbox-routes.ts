import type { FastifyInstance } from 'fastify'
import { dismissMessage, resendMessage } from '#contracts/outbox.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import { dismiss, findMessage } from './message-repository.ts'

/** What the administrator does with emails and webhooks that weren't delivered. */
export async function outboxRoutes(app: FastifyInstance) {
  const { database, outbox } = app

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

  async function requireMessage(id: string) {
    const message = await findMessage(database.read, id)
    if (!message) throw new PublicError(404, 'This message no longer exists.')
    return outbox.recordOf(message)
  }
}
