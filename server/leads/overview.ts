import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type Overview, readOverview } from '#contracts/overview.ts'
import { recordList } from '#server/admin/audit-log.ts'
import { betaForm } from '#server/forms/beta-form.ts'
import { addCall } from '#server/http/call-route.ts'
import { countUndelivered, type StoredMessage, undeliveredMessages } from '#server/messages/message-repository.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import { countWaiting } from '#server/messages/push.ts'
import { openTroubles } from '#server/messages/trouble.ts'
import type { PublishedWords } from '#server/site/published-words.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { countRows, isPerson, type Listed } from '#server/storage/sorted-rows.ts'
import { deskOf } from './desk.ts'
import { hasNoNextStep, isPossibleBot } from './lead.ts'

const messagesShown = 20

type Parts = { outbox: Pick<Outbox, 'canSend' | 'recordOf'>; published: PublishedWords }

async function buildOverview(
  database: Database,
  { outbox, published }: Parts,
  now: Date,
): Promise<Omit<Overview, 'troubles'>> {
  const at = now.toISOString()
  const count = (...where: Listed<'leads'>['where']) => countRows(database, { table: 'leads', where })
  const [desk, badge, noNextStep, possibleBots, betaCounts, undelivered, messages] = await Promise.all([
    deskOf(database, published.words, now),
    countWaiting(database.read, now),
    count(hasNoNextStep(at)),
    count(isPossibleBot, sql`answered_at is null`),
    countBetaPlaces(database.read),
    countUndelivered(database.read, at),
    undeliveredMessages(database.read, at, messagesShown),
  ])
  const leads = await leadsOf(database.read, messages)
  return {
    ...desk,
    badge,
    noNextStep,
    possibleBots,
    beta: { ...betaCounts, places: published.words.site.betaPlaces },
    outbox: {
      canEmail: outbox.canSend('email'),
      undelivered,
      list: messages.map(message => {
        const lead = leads.get(message.form_id ?? message.lead_id)
        return {
          ...outbox.recordOf(message),
          leadId: lead?.id ?? null,
          leadName: lead ? lead.name?.trim() || lead.email || lead.phone : null,
        }
      }),
    },
  }
}

/** By form or lead id. */
async function leadsOf(read: Handle, messages: readonly StoredMessage[]) {
  const formIds = messages.flatMap(({ form_id }) => form_id ?? [])
  const leadIds = messages.flatMap(({ lead_id }) => lead_id ?? [])
  const [senders, leads] = await Promise.all([
    formIds.length === 0
      ? []
      : read
          .selectFrom('forms')
          .innerJoin('leads', 'leads.email_key', 'forms.email_key')
          .select(['forms.id as key', 'leads.id', 'leads.name', 'leads.email', 'leads.phone'])
          .where('forms.id', 'in', formIds)
          .execute(),
    leadIds.length === 0
      ? []
      : read
          .selectFrom('leads')
          .select(['id as key', 'id', 'name', 'email', 'phone'])
          .where('id', 'in', leadIds)
          .execute(),
  ])
  return new Map<string | null, { id: string; name: string | null; email: string; phone: string | null }>(
    [...senders, ...leads].map(({ key, ...lead }) => [key, lead]),
  )
}

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
  addCall(app, readOverview, async request => {
    const overview = await buildOverview(database, { outbox, published }, app.clock.now())
    const troubles = await openTroubles(database.read)
    await recordList(request, 'overview.viewed')
    return { ...overview, troubles }
  })
}
