import { randomUUIDv7 } from 'node:crypto'
import type { ExportQuery } from '#contracts/lists.ts'
import { describeError } from '#server/http/describe-error.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { isDatabaseUnavailable } from '#server/storage/unavailable.ts'
import { type AuditAction, type AuditDetails, auditActions } from './audit-actions.ts'

/** Who did it, and when. */
export type Actor = { at: string; sessionId: string | null; device: string | null; address: string | null }

export const serverCommand = (now = new Date()): Actor => ({
  at: now.toISOString(),
  sessionId: null,
  device: 'A command on the server',
  address: null,
})

/** Never with anything that a visitor or the administrator typed: an erasure doesn't reach it. */
export type NewAuditEntry = { action: AuditAction; leadId?: string | undefined; details?: AuditDetails }

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the admin guard. */
    actor: Actor
  }
}

const rowOf = ({ at, sessionId, device, address }: Actor, { action, leadId, details = {} }: NewAuditEntry) => ({
  id: randomUUIDv7(),
  at,
  group: auditActions[action].group,
  action,
  lead_id: leadId ?? null,
  session_id: sessionId,
  device,
  address,
  details: JSON.stringify(details),
})

/** In the transaction of the change, so that there's never one without the other. */
export async function addAuditEntry(transaction: Handle, actor: Actor, entry: NewAuditEntry) {
  await transaction.insertInto('audit_log').values(rowOf(actor, entry)).execute()
}

/** Does nothing if there's one with this id, from any server. */
export async function addAuditEntryOnce(transaction: Handle, actor: Actor, entry: NewAuditEntry, id: string) {
  await transaction
    .insertInto('audit_log')
    .values({ ...rowOf(actor, entry), id })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

type Reader = { actor: Actor; log: { error(details: object, message: string): void } }

/** For what changes nothing. */
export const recordRead = (database: Database, reader: Reader, entry: NewAuditEntry) =>
  unlessUnavailable(reader, entry, () => database.write(handle => addAuditEntry(handle, reader.actor, entry)))

/** For what the administrator does many times in a row. */
export function addAuditEntryHourly(transaction: Handle, actor: Actor, action: AuditAction) {
  const id = [actor.sessionId, action, actor.at.slice(0, 'YYYY-MM-DDTHH'.length)].join(' ')
  return addAuditEntryOnce(transaction, actor, { action }, id)
}

/** Once per login and hour: a screen reads its list again whenever it's shown. */
export const recordList = (database: Database, reader: Reader, action: AuditAction) =>
  unlessUnavailable(reader, { action }, () =>
    database.write(handle => addAuditEntryHourly(handle, reader.actor, action)),
  )

export const recordExport =
  (database: Database, reader: Reader, action: AuditAction, format: ExportQuery['format']) => () =>
    recordRead(database, reader, { action, details: { format } })

/** On a full disk the admin area stays readable, and the entry is only in the log. */
async function unlessUnavailable(
  { actor, log }: Reader,
  { action, leadId }: NewAuditEntry,
  write: () => Promise<void>,
) {
  try {
    await write()
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    log.error({ ...describeError(error), action, leadId, sessionId: actor.sessionId }, 'audit entry not stored')
  }
}
