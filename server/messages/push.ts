import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { hourMs, secondMs } from '#contracts/time.ts'
import { companyDay } from '#server/calendar/company-time.ts'
import type { Handle } from '#server/storage/database.ts'
import { readOrStore } from '#server/storage/settings.ts'
import { isPerson } from '#server/storage/sorted-rows.ts'
import { type Channel, NotWanted } from './channel.ts'
import { newMessage, type StoredMessage } from './message-repository.ts'
import { type Post, postOverHttp } from './webhooks.ts'

/** Stored without anything a visitor typed: the name is read when it's sent. */
type News = { title: string; text?: string; path: string }

type About = {
  formId?: string
  leadId?: string
  dedupeKey?: string
  createdAt: string
  /** Only this one. */
  device?: string | null
}

/** A phone that was off for longer has the desk and the emails. */
const lifetimeMs = 6 * hourMs

/** Loaded when it's first used, like the passkeys' library. */
const library = async () => (await import('web-push')).default

type Parts = Pick<FastifyInstance, 'database' | 'adminSessions' | 'clock' | 'published'>

/** Notifications on the administrators' own devices, for as long as these are logged in. */
export function createPush({ database, adminSessions, clock, published }: Parts, post: Post = postOverHttp) {
  let devices: readonly string[] = []

  const keys = () => readOrStore(database, 'vapid_keys', async () => (await library()).generateVAPIDKeys(), clock)

  async function devicesNow() {
    const loggedIn = new Set((await adminSessions.list()).map(({ id }) => id))
    const rows = await database.read.selectFrom('push_devices').selectAll().execute()
    return rows.filter(
      ({ session_id, session_mac }) => loggedIn.has(session_id) && session_mac === adminSessions.macOf(session_id),
    )
  }

  async function send({ lead_id, payload, created_at }: StoredMessage) {
    const { device: id, title, text, path }: News & { device: string } = JSON.parse(payload ?? '')
    const device = (await devicesNow()).find(({ session_id }) => session_id === id)
    if (!device) throw new NotWanted('This device was logged out, or its notifications were turned off.')
    const now = clock.now()
    if (now.getTime() - Date.parse(created_at) > lifetimeMs) throw new NotWanted('It would have come too late.')
    const name = device.shows_names === 1 && lead_id ? await nameOf(database.read, lead_id) : undefined
    const news = {
      title,
      text: [name, text].filter(Boolean).join('\n'),
      path,
      badge: await countWaiting(database.read, now),
    }
    const { endpoint, p256dh, auth } = device
    const { headers, body } = (await library()).generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(news),
      {
        TTL: lifetimeMs / secondMs,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: `mailto:${published.words.site.email}`, ...(await keys()) },
      },
    )
    const status = await post(endpoint, new Uint8Array(body), headers)
    if (status >= 200 && status < 300) return
    if (status !== 404 && status !== 410) throw new Error(`The push service responded with ${status}.`)
    await database.write(transaction =>
      transaction.deleteFrom('push_devices').where('endpoint', '=', endpoint).execute(),
    )
    throw new NotWanted('The device no longer takes notifications.')
  }

  return {
    keys,
    devicesNow,

    channel: { name: 'push', send } satisfies Channel,

    /** So that no visitor's form waits for the list of devices. Other servers may add some too. */
    async refresh() {
      devices = (await devicesNow()).map(({ session_id }) => session_id)
    },

    /** One for each device, to store in the transaction of what they're about. */
    messages: (news: News, { formId, leadId, dedupeKey, createdAt, device: only }: About) =>
      devices
        .filter(device => only === undefined || device === only)
        .map(device =>
          newMessage({
            channel: 'push',
            template: 'push',
            form_id: formId ?? null,
            lead_id: leadId ?? null,
            payload: JSON.stringify({ ...news, device }),
            dedupe_key: dedupeKey ? `push ${dedupeKey} ${device}` : null,
            created_at: createdAt,
          }),
        ),
  }
}

async function nameOf(read: Handle, id: string) {
  const lead = await read.selectFrom('leads').select(['name', 'business_name']).where('id', '=', id).executeTakeFirst()
  return [lead?.name, lead?.business_name].filter(Boolean).join(', ')
}

/** For a reply, or for a follow-up that's due. */
export async function countWaiting(read: Handle, now: Date) {
  const { count } = await read
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`((${isPerson} and answered_at is null and due_at is not null)
      or (spam_at is null and follow_up_on <= ${companyDay(now).toString()}))`)
    .executeTakeFirstOrThrow()
  return count
}
