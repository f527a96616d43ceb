import type { FastifyBaseLogger } from 'fastify'
import { type Channel, NotWanted } from '#server/messages/outbox/channel.ts'
import type { StoredMessage } from '#server/messages/outbox/message-repository.ts'
import type { Database } from '#server/storage/database.ts'
import { confirmRequest } from './confirm-request.ts'
import { attemptTimeoutMs, type EmailTransport, type OutgoingEmail } from './smtp-transport.ts'
import { isSuppressed } from './suppressions.ts'

type Parts = {
  database: Database
  log: FastifyBaseLogger
  transport: EmailTransport
  compose: (email: StoredMessage) => Promise<OutgoingEmail>
}

export const createEmailChannel = ({ database, log, transport, compose }: Parts): Channel => ({
  name: 'email',
  leaseMs: attemptTimeoutMs + 60_000,
  async send(email) {
    const asksFirst = email.template === confirmRequest.name
    if (email.recipient && !asksFirst && (await isSuppressed(database.read, email.recipient)))
      throw new NotWanted('The address has unsubscribed.')
    const { refused } = await transport.send(await compose(email))
    if (refused > 0)
      log.warn({ emailId: email.id, template: email.template, refused }, 'some addresses in LEADS_TO were refused')
  },
})
