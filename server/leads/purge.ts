import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { sql } from 'kysely'
import { words as originals, type Words } from '#content/all-words.ts'
import { retention } from '#content/retention.ts'
import { dayMs } from '#contracts/time.ts'
import { type Actor, addAuditEntryOnce, purgeAuditLog } from '#server/admin/audit-log.ts'
import { type Clock, systemClock } from '#server/clock.ts'
import type { Trouble } from '#server/messages/trouble.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { type PurgeDates, personalTables, purgeRows, purgeVisits, refreshLeads, visitTables } from './personal-data.ts'
import { finishErasures } from './privacy.ts'

export class PurgeRefused extends Error {}

/**
 * With a clock that's ahead, everything looks old. Fewer leads than this don't count: on a small site, those of one day can
 * be most of them.
 */
const minRefused = 5

/** Why the purge isn't done without confirmation, if so. */
async function refusalOf(read: Handle, before: PurgeDates) {
  const { old, total } = await read
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(case when last_submitted_at < ${before.leads} then 1 end)`.as('old'),
    ])
    .executeTakeFirstOrThrow()
  if (old < minRefused || old * 2 <= total) return undefined
  return `It would delete ${old} of ${total} leads, more than half.`
}

/** Small batches with pauses, so that visitors' writes aren't held up. */
const batchSize = 1000
const pauseMs = 20

type PurgeOptions = {
  /** Even if it's more than half of the leads. */
  confirmed?: boolean
  /** The daily purge has none. */
  actor?: Actor
  words?: Words
  clock?: Clock
}

/** Refuses to delete more than half of the leads, unless an operator confirms it. */
export async function purgeOld(
  database: Database,
  now: Date,
  { confirmed = false, actor, words = originals, clock = systemClock }: PurgeOptions = {},
) {
  const before = purgeDates(now)
  const refusal = confirmed ? undefined : await refusalOf(database.read, before)
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
    await inBatches(database, clock, transaction => refreshLeads(transaction, before, batchSize, words))
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

const purgeDates = (now: Date): PurgeDates => ({
  leads: monthsBefore(now, retention.leadMonths),
  consents: monthsBefore(now, retention.consentMonths),
  analytics: monthsBefore(now, retention.analyticsMonths),
  visits: monthsBefore(now, retention.visitMonths).slice(0, 10),
  links: now.toISOString(),
  auditLog: monthsBefore(now, retention.auditMonths),
})

async function inBatches(database: Database, clock: Clock, change: (transaction: Handle) => Promise<number>) {
  for (let total = 0; ; await clock.sleep(pauseMs)) {
    const changed = await database.write(change)
    if (changed === 0) return total
    total += changed
  }
}

function monthsBefore(now: Date, months: number) {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}

/** The privacy policy promises it: at each start, and once a day. */
export const purgePlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const { database, clock, published, log } = app
  const command = app.config.command('purge', '--yes')
  app.job('purge', { firstMs: 0, everyMs: dayMs }, async now => {
    await finishErasures(database)
    try {
      const counts = await purgeOld(database, now, { words: published.words, clock })
      if (Object.values(counts).some(Boolean)) log.info({ counts }, 'old records purged')
    } catch (error) {
      if (!(error instanceof PurgeRefused)) throw error
      log.error(`purge refused: ${error.message} If the server's clock is right, run: ${command}`)
    }
  })
})

export async function purgeTrouble(read: Handle, now: Date, command: string): Promise<Trouble | undefined> {
  const refusal = await refusalOf(read, purgeDates(now))
  if (!refusal) return undefined
  return {
    title: "Old data isn't being deleted",
    detail: `The server hasn't deleted what the privacy policy promises to. ${refusal}`,
    whatToDo: `Ask the person who runs the server to check its clock. If it's right, this command deletes it: ${command}`,
  }
}
