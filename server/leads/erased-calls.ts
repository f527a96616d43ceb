import { hash } from 'node:crypto'
import type { Handle } from '#server/storage/database.ts'
import type { BookingEvent } from './booking-event.ts'

type Call = { service: string; externalId: string }

const hashOf = ({ service, externalId }: Call) => hash('sha256', `${service} ${externalId}`)

const remember = (transaction: Handle, calls: readonly Call[], now: string) =>
  transaction
    .insertInto('erased_calls')
    .values(calls.map(call => ({ call_hash: hashOf(call), erased_at: now })))
    .onConflict(conflict => conflict.doNothing())
    .execute()

/** The owner may cancel or move the call after the erasure, and the service's report must not bring the person back. */
export async function rememberErasedCalls(transaction: Handle, emailKey: string, now: string) {
  const calls = await transaction
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .select(['bookings.service', 'bookings.external_id as externalId'])
    .where('leads.email_key', '=', emailKey)
    .execute()
  if (calls.length > 0) await remember(transaction, calls, now)
}

/** A call that replaces an erased one is forgotten with it. */
export async function isErasedCall(transaction: Handle, event: BookingEvent, now: string) {
  const { service, replaces } = event
  const calls = [event, ...(replaces === null ? [] : [{ service, externalId: replaces }])]
  const erased = await transaction
    .selectFrom('erased_calls')
    .select('call_hash')
    .where('call_hash', 'in', calls.map(hashOf))
    .limit(1)
    .executeTakeFirst()
  if (erased) await remember(transaction, [event], now)
  return erased !== undefined
}

export const purgeErasedCalls = (transaction: Handle, before: string) =>
  transaction.deleteFrom('erased_calls').where('erased_at', '<', before).execute()
