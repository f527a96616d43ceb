import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { readOverview } from '#contracts/overview.ts'
import { minuteMs } from '#contracts/time.ts'
import { recordList } from '#server/admin/audit-log.ts'
import { betaForm } from '#server/forms/beta-form.ts'
import { addCall } from '#server/http/call-route.ts'
import { countUndelivered, undeliveredMessages } from '#server/messages/message-repository.ts'
import { countWaiting } from '#server/messages/push.ts'
import { openTroubles } from '#server/messages/trouble.ts'
import type { Handle } from '#server/storage/database.ts'
import { countRows, isPerson, type Listed } from '#server/storage/sorted-rows.ts'
import { deskOf } from './desk.ts'
import { hasNoNextStep, isPossibleBot } from './lead.ts'

const messagesShown = 20

/** An applicant takes a spot once they've booked the call that only those who are selected are offered. */
async function countBetaPlaces(read: Handle) {
  const { taken, applications } = await read
    .selectFrom('leads')
    .select(columns => [
      columns.fn.countAll<number>().as('applications'),
      sql<number>`count(case when status in ('booked', 'won') then 1 end)`.as('taken'),
    ])
    .where(isPerson)
    .where('email_key', 'in', ({ selectFrom }) =>
      selectFrom('forms').select('email_key').where('kind', '=', betaForm.kind),
    )
    .executeTakeFirstOrThrow()
  return { taken, applications }
}

export async function overviewRoutes(app: FastifyInstance) {
  const { database, outbox, published } = app
  const { read } = database
  const count = (...where: Listed<'leads'>['where']) => countRows(database, { table: 'leads', where })
  addCall(app, readOverview, async request => {
    const now = app.clock.now()
    const at = now.toISOString()
    const canEmail = outbox.canSend('email')
    // A new one waits for the next poll.
    const dueBefore = canEmail ? new Date(now.getTime() - minuteMs).toISOString() : at
    const [desk, badge, noNextStep, possibleBots, beta, undelivered, messages, troubles] = await Promise.all([
      deskOf(database, published.words, now),
      countWaiting(read, now),
      count(hasNoNextStep(at)),
      count(isPossibleBot, sql`answered_at is null`),
      countBetaPlaces(read),
      countUndelivered(read, dueBefore),
      undeliveredMessages(read, dueBefore, messagesShown),
      openTroubles(read),
    ])
    await recordList(request, 'overview.viewed')
    return {
      desk,
      troubles,
      badge,
      noNextStep,
      possibleBots,
      beta: { ...beta, places: published.words.site.betaPlaces },
      outbox: {
        canEmail,
        undelivered,
        list: messages.map(({ leadId, name, email, phone, ...message }) => ({
          ...outbox.recordOf(message),
          leadId,
          leadName: name?.trim() || email || phone,
        })),
      },
    }
  })
}
