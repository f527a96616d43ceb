import { randomUUIDv7 } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database, Handle } from '#server/db/database.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { describeError } from '#server/http/describe-error.ts'
import type { AuditAction, AuditDetails } from './audit-actions.ts'

/** Who did it. */
export type Actor = { sessionId: string | null; device: string | null; address: string | null }

export const serverCommand: Actor = { sessionId: null, device: 'A command on the server', address: null }

/** Never with anything that a visitor or the administrator typed: an erasure doesn't reach it. */
type NewEntry = { action: AuditAction; leadId?: string; details?: AuditDetails }

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the admin guard. */
    actor: Actor
  }
}

/** In the transaction of the change, so that there's never one without the other. */
export async function addAuditEntry(transaction: Handle, actor: Actor, { action, leadId, details = {} }: NewEntry) {
  await transaction
    .insertInto('audit_log')
    .values({
      id: randomUUIDv7(),
      at: new Date().toISOString(),
      action,
      lead_id: leadId ?? null,
      session_id: actor.sessionId,
      device: actor.device,
      address: actor.address,
      details: JSON.stringify(details),
    })
    .execute()
}

/** For what changes nothing. On a full disk the admin area stays readable, and the entry is only in the log. */
export async function recordRead(database: Database, { actor, log }: FastifyRequest, entry: NewEntry) {
  try {
    await database.writeOne(handle => addAuditEntry(handle, actor, entry))
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    const { action, leadId } = entry
    log.error({ ...describeError(error), action, leadId, sessionId: actor.sessionId }, 'audit entry not stored')
  }
}
