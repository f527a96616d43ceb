import { randomUUIDv7 } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AuditGroup } from '#contracts/audit-log.ts'
import { hourMs } from '#contracts/time.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { describeError, isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import { putSetting } from '#server/storage/settings.ts'

/** Numbers and fixed words only. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>

type Describe = { group: AuditGroup; what: string | ((details: AuditDetails) => string) }

const statusName = (status: unknown) => String(status).replace(/^./, first => first.toUpperCase())

const messageNames: Record<string, string> = { email: 'an email', webhook: 'a webhook', push: 'a notification' }
const messageName = ({ channel }: AuditDetails) => messageNames[String(channel)]

const counted = (count: unknown, thing: string) => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`)

/** Stored with each entry, so never rename one. */
export const auditActions = {
  'lead.viewed': { group: 'views', what: 'Opened a lead' },
  'leads.listed': { group: 'views', what: 'Viewed the list of leads' },
  'responses.listed': { group: 'views', what: 'Viewed the survey responses' },
  'sessions.listed': { group: 'views', what: 'Viewed the analytics sessions' },
  'overview.viewed': { group: 'views', what: 'Viewed the dashboard' },
  'lists.searched': { group: 'views', what: ({ count }) => `Searched ${counted(count, 'time')}` },
  'lead.status': {
    group: 'changes',
    what: ({ from, to }) => `Changed the status from ${statusName(from)} to ${statusName(to)}`,
  },
  'lead.added': { group: 'changes', what: 'Added a lead' },
  'lead.joined': { group: 'changes', what: 'Joined two leads of one person' },
  'lead.answered': { group: 'changes', what: 'Marked a lead as answered' },
  'lead.reopened': { group: 'changes', what: 'Marked a lead as not answered' },
  'follow-up.set': { group: 'changes', what: 'Set a follow-up' },
  'follow-up.removed': { group: 'changes', what: 'Removed the follow-up' },
  'lead.spam': { group: 'changes', what: 'Marked a lead as spam' },
  'lead.person': { group: 'changes', what: 'Marked a lead as a person' },
  'note.added': { group: 'changes', what: 'Added a note' },
  'note.changed': { group: 'changes', what: 'Changed a note' },
  'note.deleted': { group: 'changes', what: 'Deleted a note' },
  'words.drafted': { group: 'changes', what: "Edited the website's words" },
  'words.discarded': { group: 'changes', what: ({ count }) => `Discarded ${counted(count, 'draft')} of the website` },
  'words.published': {
    group: 'changes',
    what: ({ count, version }) => `Published ${counted(count, 'change')} of the website (version ${version})`,
  },
  'destinations.changed': {
    group: 'settings',
    what: 'Published another email address, phone number or link for visitors',
  },
  'words.undone': { group: 'changes', what: 'Took back published words as drafts' },
  'words.shared': { group: 'changes', what: 'Shared a draft of the website by a link' },
  'words.unshared': { group: 'changes', what: 'Stopped sharing a draft of the website' },
  'words.picture': { group: 'changes', what: 'Added a picture for the website' },
  'leads.exported': { group: 'exports', what: 'Exported the leads' },
  'lead.exported': { group: 'exports', what: "Exported one person's data" },
  'lead.erased': { group: 'erasures', what: "Erased one person's data" },
  'data.purged': { group: 'erasures', what: 'Deleted data older than the privacy policy allows' },
  'message.resent': { group: 'emails', what: details => `Sent ${messageName(details)} again` },
  'message.dismissed': { group: 'emails', what: details => `Dismissed ${messageName(details)}` },
  'login.succeeded': {
    group: 'logins',
    what: ({ method }) => `Logged in with ${method === 'password' ? 'the password' : `a ${method}`}`,
  },
  'login.failed': {
    group: 'logins',
    what: ({ method }) => `Failed login with ${method === 'passkey' ? 'a passkey' : 'a password'}`,
  },
  'logins.uncounted': {
    group: 'logins',
    what: ({ count }) => `${count} more failed ${count === 1 ? "login wasn't" : "logins weren't"} recorded one by one`,
  },
  'login.ended': { group: 'logins', what: 'Logged out' },
  'device.ended': { group: 'logins', what: 'Logged out another device' },
  'devices.ended': { group: 'logins', what: 'Logged out all other devices' },
  'passkey.added': { group: 'settings', what: 'Added a passkey' },
  'passkey.removed': { group: 'settings', what: 'Removed a passkey' },
  'password.changed': { group: 'settings', what: 'Changed the password' },
  'recovery-code.made': { group: 'settings', what: 'Made a recovery code' },
  'password-login.on': { group: 'settings', what: 'Turned on password login' },
  'password-login.off': { group: 'settings', what: 'Turned off password login' },
  'notifications.on': { group: 'settings', what: 'Turned on notifications of a device' },
  'notifications.off': { group: 'settings', what: 'Turned off notifications of a device' },
} satisfies Record<string, Describe>

export type AuditAction = keyof typeof auditActions

/** For an action that only a newer release has, as after a downgrade, the text is the action's name. */
export function describeAction(action: string, details: string) {
  const { what = action }: Partial<Describe> = auditActions[action as AuditAction] ?? {}
  return typeof what === 'string' ? what : what(JSON.parse(details))
}

/** Who did it, and when. */
export type Actor = {
  at: string
  sessionId: string | null
  /** The name of their passkey, such as "Tom's phone", or else "Chrome on Android". */
  device: string | null
  address: string | null
  /** Only the passkey's name, which says who it was. */
  person?: string | null
}

export const serverCommand = (now = new Date()): Actor => ({
  at: now.toISOString(),
  sessionId: null,
  device: 'A command on the server',
  address: null,
})

/** Never with anything that a visitor or the administrator typed: an erasure doesn't reach it. */
export type NewAuditEntry = { action: AuditAction; leadId?: string | undefined; details?: AuditDetails }

/** In the transaction of the change. Also emails the team about it, and one more address. */
export type RecordSecurityEvent = (
  transaction: Handle,
  actor: Actor,
  event: NewAuditEntry,
  alsoTo?: string,
) => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** From `messages`, which imports this folder. */
    recordSecurityEvent: RecordSecurityEvent
  }
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

type ListReader = Reader & { server: Pick<FastifyInstance, 'database' | 'unrecorded'>; query?: unknown }

/** Once per login and hour: a screen reads its list again whenever it's shown. Searches are counted. */
export function recordList(reader: ListReader, action: AuditAction) {
  const { database, unrecorded } = reader.server
  if ((reader.query as { q?: string } | undefined)?.q) unrecorded.countSearch(reader.actor)
  return unlessUnavailable(reader, { action }, () =>
    database.write(handle => addAuditEntryHourly(handle, reader.actor, action)),
  )
}

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

/** From all addresses together, so that strangers can't fill the log. */
const maxFailuresPerHour = 100

/** False beyond the limit. The response is the same, also if it can't be stored. */
export async function recordFailedLogin(database: Database, actor: Actor, method: 'password' | 'passkey') {
  const action: AuditAction = 'login.failed'
  const hourAgo = new Date(Date.parse(actor.at) - hourMs).toISOString()
  try {
    return await database.write(async transaction => {
      const { count } = await transaction
        .selectFrom('audit_log')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('group', '=', auditActions[action].group)
        .where('action', '=', action)
        .where('at', '>', hourAgo)
        .where('at', '<=', actor.at)
        .executeTakeFirstOrThrow()
      if (count >= maxFailuresPerHour) return false
      await addAuditEntry(transaction, actor, { action, details: { method } })
      return true
    })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return false
  }
}

/** Deletes at most `limit` entries from before this time. The database refuses to delete any until it's stored. */
export async function purgeAuditLog(
  transaction: Handle,
  { keptFrom, limit, now }: { keptFrom: string; limit: number; now: string },
) {
  const old = await transaction.selectFrom('audit_log').select('id').where('at', '<', keptFrom).limit(limit).execute()
  if (old.length === 0) return 0
  // Not JSON like other settings: a trigger compares it.
  await putSetting(transaction, 'audit_log_kept_from', keptFrom, now)
  const ids = old.map(({ id }) => id)
  const { numDeletedRows } = await transaction.deleteFrom('audit_log').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}
