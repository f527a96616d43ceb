import { words as originals, type Words } from '#content/all-words.ts'
import { retention } from '#content/retention.ts'
import { dayMs } from '#contracts/time.ts'
import { type Actor, addAuditEntry, addAuditEntryOnce, purgeAuditLog, serverCommand } from '#server/admin/audit-log.ts'
import { subtractUncounted } from '#server/analytics/uncounted-steps.ts'
import { type Clock, systemClock } from '#server/clock.ts'
import { addressKey, emailHashesOf } from '#server/email-address.ts'
import { newLead } from '#server/forms/upsert-lead.ts'
import { purgeErasedCalls, rememberErasedCalls } from '#server/leads/bookings/erased-calls.ts'
import { planOfLead } from '#server/leads/lead-plan.ts'
import type { Outbox } from '#server/messages/outbox.ts'
import { hasUnsubscribed } from '#server/messages/unsubscribe.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { expectTraces, removeTraces } from './erasure-traces.ts'
import { clockDoubt, lastPurgeOf, purgeDelay, readLastPurge, storeLastPurge } from './last-purge.ts'
import {
  type DataSubject,
  eraseRows,
  findRows,
  hasOldRows,
  type PurgeDates,
  personalTables,
  purgeIdempotencyKeys,
  purgeRows,
  purgeVisits,
  refreshLeads,
  visitTables,
} from './personal-data.ts'

async function findSubject(read: Handle, email: string): Promise<DataSubject> {
  const emailKey = addressKey(email)
  const forms = await read.selectFrom('forms').select('email').distinct().where('email_key', '=', emailKey).execute()
  return { emailKey, emailHashes: emailHashesOf([email, ...forms.map(form => form.email)]) }
}

const jsonColumns = new Set(['answers', 'consents', 'utm', 'payload', 'response'])

/** Readable for the person who asked. Damaged JSON stays text. */
const withParsedJson = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, jsonColumns.has(column) ? parsed(value) : value]),
  )

function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value
  } catch {
    return value
  }
}

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
 * Keeps anonymous statistics, the hash of an unsubscribed address so that it's never emailed again, and the hashes of calls
 * so that no later report brings the person back. The webhook is queued in the same transaction.
 */
export async function erasePersonalData(
  database: Database,
  email: string,
  { actor = serverCommand(), addEvent }: { actor?: Actor; addEvent?: Outbox['addWebhook'] | undefined } = {},
) {
  const { counts, webhookId } = await database.write(async transaction => {
    const { leadId, existed } = await lockLead(transaction, email, actor.at)
    const subject = await findSubject(transaction, email)
    await subtractUncounted(transaction, subject.emailKey)
    await rememberErasedCalls(transaction, subject.emailKey, actor.at)
    const counts: Array<{ what: string; count: number }> = []
    for (const table of personalTables) {
      const count = await eraseRows(transaction, table, subject)
      // A placeholder doesn't count.
      counts.push({ what: table.label, count: table.table === 'leads' && !existed ? 0 : count })
    }
    if (counts.some(({ count }) => count > 0))
      await addAuditEntry(transaction, actor, { action: 'lead.erased', leadId: existed ? leadId : undefined })
    const webhookId = existed ? await addEvent?.(transaction, { type: 'lead.erased', leadId }) : undefined
    await expectTraces(transaction, actor.at)
    return { counts, webhookId }
  })
  return { removed: counts.filter(({ count }) => count > 0), webhookId, isComplete: await removeTraces(database) }
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

export class PurgeRefused extends Error {}

/** Small batches with pauses, so that visitors' writes aren't held up. */
const batchSize = 1000
const pauseMs = 20

/** Nothing is purged by a clock that may be wrong, unless an operator confirms it. The daily purge has no actor. */
export async function purgeOld(
  database: Database,
  now: Date,
  {
    confirmed = false,
    actor,
    words = originals,
    clock = systemClock,
  }: { confirmed?: boolean; actor?: Actor; words?: Words; clock?: Clock } = {},
) {
  const before = purgeDates(now)
  const last = await lastPurgeOf(database, now)
  const refusal = last && !confirmed ? clockDoubt(last, now) : undefined
  if (refusal) throw new PurgeRefused(refusal)
  const counts: Record<string, number> = {}
  let hasDeleted = false
  const purge = (purgeBatch: (transaction: Handle) => Promise<number>) =>
    inBatches(database, clock, async transaction => {
      const deleted = await purgeBatch(transaction)
      if (deleted > 0) hasDeleted = true
      if (deleted > 0 && actor) await recordPurge(transaction, actor, now)
      return deleted
    })
  try {
    for (const table of personalTables)
      counts[table.table] = await purge(transaction => purgeRows(transaction, table, before, batchSize))
    counts.audit_log = await purge(transaction =>
      purgeAuditLog(transaction, { keptFrom: before.auditLog, limit: batchSize, now: now.toISOString() }),
    )
    for (const table of visitTables)
      counts[table] = await database.write(transaction => purgeVisits(transaction, table, before))
    await database.write(transaction => purgeErasedCalls(transaction, before.leads))
    await inBatches(database, clock, transaction => purgeIdempotencyKeys(transaction, before, batchSize))
    await inBatches(database, clock, transaction => refreshLeads(transaction, before, batchSize, words))
    if (last) await database.write(transaction => storeLastPurge(transaction, now))
  } finally {
    // Also after a failure: the next purge may find nothing to delete.
    if (hasDeleted) await database.clearLog()
  }
  return counts
}

/** One entry for all batches. */
const recordPurge = (transaction: Handle, actor: Actor, now: Date) => {
  const at = now.toISOString()
  return addAuditEntryOnce(transaction, { ...actor, at }, { action: 'data.purged' }, `purge ${at}`)
}

export const purgeDates = (now: Date): PurgeDates => ({
  leads: monthsBefore(now, retention.leadMonths),
  consents: monthsBefore(now, retention.consentMonths),
  analytics: monthsBefore(now, retention.analyticsMonths),
  visits: monthsBefore(now, retention.visitMonths).slice(0, 10),
  links: now.toISOString(),
  auditLog: monthsBefore(now, retention.auditMonths),
  idempotencyKeys: new Date(now.getTime() - retention.idempotencyKeyDays * dayMs).toISOString(),
})

async function inBatches(database: Database, clock: Clock, change: (transaction: Handle) => Promise<number>) {
  for (let total = 0; ; await clock.sleep(pauseMs)) {
    const changed = await database.write(change)
    if (changed === 0) return total
    total += changed
  }
}

/** Why people's old data is still there, or undefined if none is, or if it's about to be deleted. */
export async function overduePurge(read: Handle, now: Date) {
  const last = await readLastPurge(read)
  const reason = last && (clockDoubt(last, now) ?? purgeDelay(last, now))
  return reason && (await hasOldRows(read, purgeDates(now))) ? reason : undefined
}

function monthsBefore(now: Date, months: number) {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}
