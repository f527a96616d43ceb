import type { FastifyInstance } from 'fastify'
import { resendEmail } from '#contracts/emails.ts'
import { readOverview } from '#contracts/overview.ts'
import type { Database } from '#server/db/database.ts'
import type { EmailRecordOf } from '#server/email/email-records.ts'
import { findEmail } from '#server/email/email-repository.ts'
import type { Outbox } from '#server/email/outbox.ts'
import { addCall } from '#server/http/call-route.ts'
import { PublicError } from '#server/http/errors.ts'
import { buildOverview } from './overview.ts'

type Parts = { database: Database; outbox: Outbox; emailRecordOf: EmailRecordOf }

export async function overviewRoutes(app: FastifyInstance, { database, outbox, emailRecordOf }: Parts) {
  addCall(app, readOverview, async () =>
    buildOverview(database, { canSend: outbox.canSend, emailRecordOf }, new Date()),
  )

  addCall(app, resendEmail, async ({ params }) => {
    const before = await requireEmail(params.id)
    if (before.status === 'sent') throw new PublicError(409, 'This email has already been sent.')
    if (!before.canBeResent) throw new PublicError(409, before.reason ?? "This email can't be sent.")
    if (!(await outbox.resend(params.id))) throw new PublicError(409, 'This email is being sent right now.')
    const { status, reason } = await requireEmail(params.id)
    return { status, reason }
  })

  async function requireEmail(id: string) {
    const email = await findEmail(database.read, id)
    if (!email) throw new PublicError(404, 'This email no longer exists.')
    return emailRecordOf(email)
  }
}
