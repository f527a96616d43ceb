import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { mailParams, resendAnswer } from '#contracts/mails.ts'
import { overview } from '#contracts/overview.ts'
import type { Database } from '#server/db/database.ts'
import type { MailRecordOf } from '#server/mail/mail-records.ts'
import { findMail } from '#server/mail/mail-repository.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { PublicError } from '#server/plugins/errors.ts'
import { overviewOf } from './overview.ts'

type Parts = { database: Database; outbox: Outbox; mailRecordOf: MailRecordOf }

export async function overviewRoutes(app: FastifyInstance, { database, outbox, mailRecordOf }: Parts) {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const onRequest = app.requireAdmin

  routes.get('/api/admin/overview', { onRequest, schema: { response: { 200: overview } } }, async () =>
    overviewOf(database.search, { canSend: outbox.canSend, mailRecordOf }, new Date()),
  )

  routes.post(
    '/api/admin/mails/:id/resend',
    { onRequest, schema: { params: mailParams, response: { 200: resendAnswer } } },
    async ({ params }) => {
      const before = await foundMail(params.id)
      if (before.status === 'sent') throw new PublicError(409, 'This mail has been sent meanwhile.')
      if (!before.canBeResent) throw new PublicError(409, before.reason ?? 'This mail cannot be sent.')
      if (!(await outbox.resend(params.id))) throw new PublicError(409, 'This mail is being sent right now.')
      const { status, reason } = await foundMail(params.id)
      return { status, reason }
    },
  )

  async function foundMail(id: string) {
    const mail = await findMail(database.read, id)
    if (!mail) throw new PublicError(404, 'This mail is not here any more.')
    return mailRecordOf(mail)
  }
}
