import { createHmac, randomBytes, randomUUID, scryptSync } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ExpressionBuilder } from 'kysely'
import { dayMs, hourMs, minuteMs } from '#contracts/time.ts'
import type { Clock } from '#server/clock.ts'
import { PublicError } from '#server/http/errors.ts'
import type { Database, Handle } from '#server/storage/database.ts'
import { isDatabaseUnavailable } from '#server/storage/database-errors.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Actor } from './audit-log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    adminSessions: ReturnType<typeof createAdminSessions>
    /** A test checks that every admin route uses it. */
    requireAdmin(request: FastifyRequest): Promise<void>
  }
  interface FastifyRequest {
    /** When the admin session was opened. Set by the guard. */
    loggedInAt: string
    /** Whether the admin session was opened with a passkey, or added the first one. */
    usedPasskey: boolean
  }
}

/** By the column `remembered`. */
const limits = [
  { remembered: 0, maxIdleMs: 2 * hourMs, maxAgeMs: 12 * hourMs },
  { remembered: 1, maxIdleMs: 30 * dayMs, maxAgeMs: 365 * dayMs },
]

const keys = new Map<string, Buffer>()

/** Slow on purpose (about 50 ms), so computed once, on first use. */
function keyFrom(password: string) {
  const key = keys.get(password) ?? scryptSync(password.normalize(), 'administrator tokens', 32)
  keys.set(password, key)
  return key
}

const passkeyName = ({ selectFrom }: ExpressionBuilder<Tables, 'admin_sessions'>) =>
  selectFrom('passkeys').select('name').whereRef('passkeys.id', '=', 'admin_sessions.passkey_id').as('passkey_name')

type OpenSession = { id: string; device: string | null; passkey_name: string | null }

export const actorOf = ({ id, device, passkey_name }: OpenSession, address: string | null, clock: Clock): Actor => ({
  at: clock.now().toISOString(),
  sessionId: id,
  device: passkey_name ?? device,
  address,
  person: passkey_name,
})

type NewSession = {
  device: string | null
  address: string | null
  /** For the administrator's own device. */
  remember?: boolean | undefined
  passkeyId?: string | null
}

/** Stores keyed hashes: a stolen database grants no access, and a new password ends all sessions. */
export function createAdminSessions(database: Database, password: string, clock: Clock) {
  const hashOf = (token: string) => createHmac('sha256', keyFrom(password)).update(token).digest('base64url')
  const ago = (ms: number) => new Date(clock.now().getTime() - ms).toISOString()
  const isCurrent = (eb: ExpressionBuilder<Tables, 'admin_sessions'>) =>
    eb.or(
      limits.map(({ remembered, maxIdleMs, maxAgeMs }) =>
        eb.and([
          eb('remembered', '=', remembered),
          eb('last_used_at', '>', ago(maxIdleMs)),
          eb('created_at', '>', ago(maxAgeMs)),
        ]),
      ),
    )

  return {
    /** For what belongs to a session and must end with a new password, too. */
    macOf: hashOf,

    /** Until it's logged out, or not used for 30 days. */
    remember: (transaction: Handle, id: string) =>
      transaction.updateTable('admin_sessions').set({ remembered: 1 }).where('id', '=', id).execute(),

    async open(transaction: Handle, { device, address, remember = false, passkeyId = null }: NewSession) {
      const token = randomBytes(32).toString('base64url')
      const id = randomUUID()
      await transaction
        .deleteFrom('admin_sessions')
        .where(eb => eb.not(isCurrent(eb)))
        .execute()
      await transaction
        .insertInto('admin_sessions')
        .values({
          token_hash: hashOf(token),
          created_at: ago(0),
          last_used_at: ago(0),
          remembered: remember ? 1 : 0,
          id,
          device,
          address,
          passkey_id: passkeyId,
        })
        .execute()
      return { id, token }
    },

    /** Also restarts the idle timeout. */
    async find(token: string, address: string | null) {
      const tokenHash = hashOf(token)
      const session = await database.read
        .selectFrom('admin_sessions')
        .selectAll()
        .select(passkeyName)
        .where('token_hash', '=', tokenHash)
        .where(isCurrent)
        .executeTakeFirst()
      // Once a minute is precise enough and saves a write on most calls.
      if (session && session.last_used_at < ago(minuteMs)) await touch(tokenHash, address)
      return session
    },

    async isOpen(id: string) {
      const session = database.read.selectFrom('admin_sessions').select('id').where('id', '=', id).where(isCurrent)
      return (await session.executeTakeFirst()) !== undefined
    },

    list: () =>
      database.read
        .selectFrom('admin_sessions')
        .select(['id', 'device', 'address', 'created_at', 'last_used_at', 'remembered', 'passkey_id'])
        .select(passkeyName)
        .where(isCurrent)
        .orderBy('last_used_at', 'desc')
        .execute(),

    /** For the first passkey: adding it has just used it. */
    async countAsPasskeyLogin(transaction: Handle, id: string | null, passkeyId: string) {
      const own = transaction.updateTable('admin_sessions').set({ passkey_id: passkeyId }).where('id', '=', id)
      await own.where('passkey_id', 'is', null).execute()
    },

    /** False if it has ended before. */
    async end(transaction: Handle, id: string) {
      const ended = transaction.deleteFrom('admin_sessions').where('id', '=', id).where(isCurrent)
      return (await ended.executeTakeFirst()).numDeletedRows > 0n
    },

    /** All, or only those that were opened with the passkey. */
    async endOthers(transaction: Handle, ownId: string | null, passkeyId?: string) {
      const others = transaction.deleteFrom('admin_sessions').where('id', '!=', ownId ?? '')
      const ended = passkeyId === undefined ? others : others.where('passkey_id', '=', passkeyId)
      await ended.execute()
    },
  }

  async function touch(tokenHash: string, address: string | null) {
    const work = database.write(transaction =>
      transaction
        .updateTable('admin_sessions')
        .set({ last_used_at: ago(0), address })
        .where('token_hash', '=', tokenHash)
        .execute(),
    )
    // On a full disk the admin area stays readable; idle time then counts from the last write.
    await work.catch(error => {
      if (!isDatabaseUnavailable(error)) throw error
    })
  }
}

const bearer = /^Bearer ([\w-]{20,100})$/i

export const tokenOf = ({ headers }: FastifyRequest) => bearer.exec(headers.authorization ?? '')?.[1]

export const adminSessionsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  const sessions = createAdminSessions(app.database, app.passwords.admin.value, app.clock)
  app.decorate('adminSessions', sessions)
  app.decorateRequest('actor')
  app.decorateRequest('loggedInAt')
  app.decorateRequest('usedPasskey')
  app.decorate('requireAdmin', async (request: FastifyRequest) => {
    const token = tokenOf(request)
    const address = addressOf(request)
    const session = token && (await sessions.find(token, address))
    if (!session) throw new PublicError(401, 'Please log in.')
    request.actor = actorOf(session, address, app.clock)
    request.loggedInAt = session.created_at
    request.usedPasskey = session.passkey_id !== null
  })
})

const freshMinutes = 15

/** For changes that someone with a stolen session could use to lock the owner out. */
export function requireFreshLogin({ actor, loggedInAt }: FastifyRequest) {
  // A login in the future was stored by a wrong clock.
  if (Math.abs(Date.parse(actor.at) - Date.parse(loggedInAt)) > freshMinutes * minuteMs)
    throw new PublicError(403, `You logged in more than ${freshMinutes} minutes ago. Log in again to change this.`)
}

/** In this order: many browsers also name the ones they're built on. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

const nameIn = (names: ReadonlyArray<readonly [RegExp, string]>, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** "Chrome on Android": enough for the administrator to recognize it. */
export function deviceOf(userAgent = '') {
  const start = userAgent.slice(0, 500)
  const [browser, system] = [nameIn(browsers, start), nameIn(systems, start)]
  return [browser ?? (system && 'A browser'), system].filter(Boolean).join(' on ') || null
}

/** If TRUST_PROXY is set but there's no proxy, the client chooses this text. */
export const addressOf = ({ ip }: { ip: string }) => (/^[\da-f.:[\]]{2,60}$/i.test(ip) ? ip : null)
