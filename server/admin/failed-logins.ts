import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { hourMs } from '#contracts/time.ts'
import type { Database } from '#server/storage/database.ts'
import { isDatabaseUnavailable } from '#server/storage/unavailable.ts'
import { type AuditAction, auditActions } from './audit-actions.ts'

/** From all addresses together, so that strangers can't fill the log. */
const maxPerHour = 100

type FailedLogin = { at: string; method: 'password' | 'passkey'; device: string | null; address: string | null }

/** The response is the same if it can't be stored. */
export async function recordFailedLogin(database: Database, { at, method, device, address }: FailedLogin) {
  const action: AuditAction = 'login.failed'
  const { group } = auditActions[action]
  const hourAgo = new Date(Date.parse(at) - hourMs).toISOString()
  try {
    await database.write(handle =>
      sql`
        insert into audit_log (id, at, "group", action, device, address, details)
        select ${randomUUIDv7()}, ${at}, ${group}, ${action}, ${device}, ${address}, ${JSON.stringify({ method })}
        where (
          select count(*) from audit_log
          where "group" = ${group} and action = ${action} and at > ${hourAgo} and at <= ${at}
        ) < ${maxPerHour}
      `.execute(handle),
    )
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  }
}
