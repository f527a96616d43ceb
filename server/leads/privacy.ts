import type { FastifyInstance } from 'fastify'
import type { Words } from '#content/all-words.ts'
import { eraseLead, exportLead } from '#contracts/leads.ts'
import { type Actor, addAuditEntry, recordRead, serverCommand } from '#server/admin/audit-log.ts'
import { addressKey, emailHashesOf } from '#server/email-address.ts'
import { newLead } from '#server/forms/upsert-lead.ts'
import { addCall } from '#server/http/call-route.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import { hasUnsubscribed } from '#server/messages/unsubscribe.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import { findSetting, putSetting } from '#server/storage/settings.ts'
import { requireLead } from './lead-queries.ts'
import { planOfLead } from './lead-view.ts'
import { type DataSubject, eraseRows, findRows, personalTables } from './personal-data.ts'

async function findSubject(read: Handle, email: string): Promise<DataSubject> {
  const emailKey = addressKey(email)
  const forms = await read.selectFrom('forms').select('email').distinct().where('email_key', '=', emailKey).execute()
  return { emailKey, emailHashes: emailHashesOf([email, ...forms.map(form => form.email)]) }
}

const jsonColumns = new Set(['answers', 'consents', 'utm', 'payload'])

/** Readable for the person who asked. */
const withParsedJson = (row: Record<string, string | number | null>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      jsonColumns.has(column) && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  )

export async function exportPersonalData({ read }: Database, email: string, words: Words) {
  const subject = await findSubject(read, email)
  const found = await Promise.all(
    personalTables.map(async table => {
      const rows = await findRows(read, table, subject)
      return [table.table, rows.map(withParsedJson)] as const
    }),
  )
  return {
    email: subject.emailKey,
    unsubscribed: await hasUnsubscribed(read, email),
    plan: await planOfLead(read, subject.emailKey, words),
    ...Object.fromEntries(found),
  }
}

/**
 * Keeps anonymous statistics, and the hash of an unsubscribed address so that it's never emailed again. The webhook is queued
 * in the same transaction.
 */
export async function erasePersonalData(
  database: Database,
  email: string,
  { actor = serverCommand(), addEvent }: { actor?: Actor; addEvent?: Outbox['addWebhook'] | undefined } = {},
) {
  const counts = await database.write(async transaction => {
    const { leadId, existed } = await lockLead(transaction, email, actor.at)
    const subject = await findSubject(transaction, email)
    const counts: Array<{ what: string; count: number }> = []
    for (const table of personalTables) {
      const count = await eraseRows(transaction, table, subject)
      // A placeholder doesn't count.
      counts.push({ what: table.label, count: table.table === 'leads' && !existed ? 0 : count })
    }
    if (counts.some(({ count }) => count > 0))
      await addAuditEntry(transaction, actor, { action: 'lead.erased', leadId: existed ? leadId : undefined })
    if (existed) await addEvent?.(transaction, { type: 'lead.erased', leadId })
    await expectTraces(transaction, actor.at)
    return counts
  })
  return { removed: counts.filter(({ count }) => count > 0), isComplete: await removeTraces(database) }
}

/** Blocks concurrent forms from this address. Only rows can be locked, so an unknown lead gets a placeholder. */
async function lockLead(transaction: Handle, email: string, now: string) {
  const contact = { name: null, email, phone: null, businessName: null }
  const source = { firstPage: null, referrerHost: null }
  const placeholder = newLead({ contact, submittedAt: now, botCheck: null, source }, null)
  const { id } = await transaction
    .insertInto('leads')
    .values(placeholder)
    .onConflict(conflict => conflict.column('email_key').doUpdateSet(({ ref }) => ({ id: ref('leads.id') })))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { leadId: id, existed: id !== placeholder.id }
}

const tracesSetting = 'erasure_traces'

/** In the transaction of the erasure, so that a restart finishes what a crash interrupts. */
const expectTraces = (transaction: Handle, now: string) => putSetting(transaction, tracesSetting, 'true', now)

/**
 * Whether nothing of an erased person is left in the database's files. The erasure itself is done, so an outage isn't an
 * error: the rest is done later.
 */
export async function removeTraces(database: Database) {
  try {
    const expected = await readExpected(database.read)
    const isComplete = await database.removeTraces(personalTables.map(({ table }) => table))
    if (isComplete && expected) await database.write(handle => forget(handle, expected.changed_at))
    return isComplete
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return false
  }
}

/** Unless there was another erasure in between. */
const forget = (handle: Handle, changedAt: string) =>
  handle.deleteFrom('settings').where('name', '=', tracesSetting).where('changed_at', '=', changedAt).execute()

/** After a crash, or where the disk was full. */
export async function finishErasures(database: Database) {
  if (await readExpected(database.read)) await removeTraces(database)
}

const readExpected = (read: Handle) => findSetting(read, tracesSetting)

export async function privacyRoutes(app: FastifyInstance) {
  const { database, outbox } = app

  addCall(app, exportLead, async (request, reply) => {
    const { id, email, email_key } = await requireLead(database.read, request.params.id)
    // Someone the owner added may have no address, but everyone has a key.
    const found = await exportPersonalData(database, email || email_key, app.published.words)
    await recordRead(database, request, { action: 'lead.exported', leadId: id })
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="lead.json"')
      .send(JSON.stringify(found, null, 2))
  })

  addCall(app, eraseLead, async request => {
    const { email, email_key } = await requireLead(database.read, request.params.id)
    const erased = await erasePersonalData(database, email || email_key, {
      actor: request.actor,
      addEvent: outbox.addWebhook,
    })
    request.log.info('lead erased')
    return { erasedAt: app.clock.now().toISOString(), database: database.kind, ...erased }
  })
}
