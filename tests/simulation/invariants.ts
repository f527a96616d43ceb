import { hash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { retention } from '#content/retention.ts'
import { heldAsSpam } from '#server/messages/held-emails.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { checkAdminArea } from './admin-area.ts'
import { eightOClock, weekdayOf } from './company-clock.ts'
import { createLedger } from './ledger.ts'
import type { People } from './people.ts'
import type { Random } from './random.ts'
import type { Accepted } from './receivers.ts'
import { createReminderChecks } from './reminder-checks.ts'
import { checkRetention, monthsBefore } from './retention-checks.ts'
import type { SimulatedSite } from './site.ts'

const hours = 3_600_000
const days = 24 * hours
/** More than a clock jumps, a server is off, and the simulation skips at once. */
const slackMs = 36 * hours

/** Longer than any outage that the outbox outlasts by itself. */
const recoveryMs = 8 * days

type Unsent = { status: string; recipient: string | null; last_error: string | null }

export type Invariants = Awaited<ReturnType<typeof createInvariants>>

/** What must be true at all times. Each check throws if it isn't. */
export async function createInvariants(site: SimulatedSite, people: People, random: Random) {
  const database = await openDatabase(site.config)
  const { read } = database
  const ledger = createLedger(database, people)
  const { time, receivers } = site
  const reminders = createReminderChecks(site, read)
  const ago = (ms: number) => new Date(time.now() - ms).toISOString()
  const wasUp = (channel: 'email' | 'webhook', ms: number) => receivers.state[channel].lastDownAt < time.now() - ms

  async function observe() {
    await ledger.observe()
    await reminders.observe()
  }

  async function checkForms() {
    const stored = new Set((await read.selectFrom('forms').select('id').execute()).map(({ id }) => id))
    const known = new Map([...ledger.forms.values()].map(({ id, form }) => [form, id]))
    const oldest = monthsBefore(time.now(), retention.leadMonths) + slackMs
    for (const { mark, erased, forms } of people.all)
      for (const form of forms) {
        const id = known.get(form)
        if (form.isAcknowledged && id === undefined)
          throw new Error(`A form of ${mark} was acknowledged, but not stored.`)
        if (id && erased === 'no' && form.at > oldest && !stored.has(id))
          throw new Error(`The form ${id} of ${mark} is lost.`)
        if (id && erased === 'yes' && stored.has(id))
          throw new Error(`The form ${id} of ${mark}, who was erased, is back.`)
      }
    for (const form of ledger.forms.values()) ledger.checkMessagesOf(form)
    const orphans = await read
      .selectFrom('forms')
      .select('forms.id')
      .where('email_key', 'not in', read.selectFrom('leads').select('email_key'))
      .execute()
    if (orphans.length > 0) throw new Error(`Forms without a lead: ${orphans.map(({ id }) => id)}`)
  }

  function checkSentOnce(accepted: readonly Accepted<unknown>[]) {
    const inTime = accepted.filter(({ isLate }) => !isLate)
    for (const [id, copies] of Map.groupBy(inTime, message => message.id))
      if (copies.slice(0, -1).some(({ answered }) => answered))
        throw new Error(
          `${ledger.messages.get(id)?.template} ${id} was sent again after it was sent: ${copies.map(({ at, answered }) => `${new Date(at).toISOString()} ${answered}`)}`,
        )
  }

  async function checkOutbox() {
    const stuck = await read
      .selectFrom('outbox')
      .select(['id', 'channel', 'template', 'next_attempt_at', 'leased_until', 'last_error'])
      .where('status', '=', 'waiting')
      .where('next_attempt_at', '<', ago(slackMs))
      .execute()
    const overdue = stuck.find(({ channel }) => wasUp(channel as 'email' | 'webhook', slackMs))
    if (overdue) throw new Error(`Nobody sends ${JSON.stringify(overdue)}`)
    const sent = await read.selectFrom('outbox').select(['id', 'template']).where('status', '=', 'sent').execute()
    const accepted = new Set([...receivers.emails, ...receivers.events].map(({ id }) => id))
    const lost = sent.find(({ id }) => !accepted.has(id))
    if (lost) throw new Error(`${lost.template} ${lost.id} is marked as sent, but nobody received it.`)
    const unsent = await read
      .selectFrom('outbox')
      .select(['status', 'template', 'recipient', 'last_error'])
      .where('status', 'in', ['failed', 'suppressed'])
      .execute()
    const wrong = unsent.find(message => !mayStayUnsent(message))
    if (wrong) throw new Error(`${wrong.template} to ${wrong.recipient} is ${wrong.status}: ${wrong.last_error}`)
  }

  function mayStayUnsent({ status, recipient, last_error }: Unsent) {
    const address = recipient?.toLowerCase()
    const person = people.all.find(person => person.address === address)
    if (status === 'suppressed') return !address || person?.hasTriedToUnsubscribe || last_error === heldAsSpam
    if (last_error?.startsWith('Refused')) return address?.startsWith('nobody.')
    return last_error?.startsWith('Gave up after 10 attempts')
  }

  /** Forms that had no notice of their own are named in the summary of their hour. */
  async function checkSummaries() {
    if (!wasUp('email', recoveryMs)) return
    const summarized = await read
      .selectFrom('outbox')
      .innerJoin('forms', 'forms.id', 'outbox.form_id')
      .innerJoin('leads', 'leads.email_key', 'forms.email_key')
      .select(['leads.id', 'forms.email_key', 'outbox.created_at'])
      .where('outbox.last_error', '=', 'Named in the hourly summary instead.')
      .where('outbox.created_at', '>', ago(5 * days))
      .where('outbox.created_at', '<', ago(2 * days))
      .where('leads.spam_at', 'is', null)
      .execute()
    for (const { id, email_key, created_at } of summarized) {
      const named = receivers.emails.some(
        ({ content: { subject, text } }) =>
          /new forms in an hour|possible bots$/.test(subject) &&
          (text.includes(`lead=${id}`) || /And \d+ more/.test(text)),
      )
      if (!named) throw new Error(`No notice and no summary about the form of ${email_key} at ${created_at}.`)
    }
  }

  /** Each reminder names everyone who's overdue. */
  async function checkReminders() {
    if (!wasUp('email', recoveryMs)) return
    const late = await read
      .selectFrom('leads')
      .select(['id', 'email', 'due_at'])
      .where('due_at', '<', ago(slackMs))
      .execute()
    const emails = receivers.emails.filter(({ content }) => /overdue$/.test(content.subject))
    for (const lead of late) {
      const since = reminders.overdueSince(lead)
      if (since === undefined || since > time.now() - slackMs) continue
      const firstAt = Date.parse(lead.due_at ?? '') - slackMs
      const named = emails.some(
        ({ at, content: { text } }) => at > firstAt && (text.includes(`lead=${lead.id}`) || /And \d+ more/.test(text)),
      )
      if (!named) throw new Error(`No overdue reminder named ${lead.email}, due ${lead.due_at}.`)
    }
  }

  function checkDigests(since: number) {
    for (const [monday, { id, created_at }] of ledger.digests) {
      const at = Date.parse(created_at)
      if (at < eightOClock(monday)) throw new Error(`The digest of ${monday} was queued at ${created_at}.`)
      const wasReceived = () => receivers.emails.some(email => email.id === id)
      if (at < time.now() - slackMs && receivers.state.email.lastDownAt < at && !wasReceived())
        throw new Error(`Nobody received the digest of ${monday}.`)
    }
    for (let at = since + 7 * days; at < time.now() - 3 * days; at += days) {
      const day = new Date(at).toISOString().slice(0, 10)
      if (weekdayOf(Date.parse(`${day}T12:00:00Z`)) === 'Mon' && !ledger.digests.has(day))
        throw new Error(`There was no digest on ${day}.`)
    }
  }

  /** One a night, and none that's older than the privacy policy says. */
  function checkBackups(since: number) {
    if (site.kind === 'postgres' || time.now() < since + 3 * days) return
    const ages = readdirSync(site.config.backupDir).map(name => time.now() - Date.parse(name.slice(5, 15)))
    if (Math.max(...ages) > retention.backupWeeks * 7 * days + slackMs)
      throw new Error('There is a backup that is too old.')
    if (Math.min(...ages) > 2 * days + slackMs) throw new Error('There is no backup of the last nights.')
  }

  /** In no column of no table. */
  async function checkErased() {
    const erased = people.all.filter(person => person.erased === 'yes')
    if (erased.length === 0) return
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(read)
      const text = JSON.stringify(rows).toLowerCase()
      // An unsubscribed address stays, as a hash.
      const hashes = (address: string) => (table === 'suppressions' ? [] : hashesOf(address))
      const found = erased.find(({ mark, address }) => [mark, ...hashes(address)].some(trace => text.includes(trace)))
      if (found) throw new Error(`${found.mark} was erased, but is in ${table}.`)
    }
  }

  return {
    ledger,
    observe,
    checkErased,

    async checkDay(since: number) {
      await observe()
      if (site.errors.length > 0) throw new Error(`A server logged: ${site.errors[0]}`)
      await checkForms()
      checkSentOnce(receivers.emails)
      checkSentOnce(receivers.events)
      await checkOutbox()
      await checkSummaries()
      await checkReminders()
      checkDigests(since)
      await checkRetention(read, time.now())
      checkBackups(since)
      if (random.chance(0.25)) await checkAdminArea(site, random)
    },

    close: () => database.close(),
  }
}

/** In both spellings. */
const hashesOf = (address: string) => [address, address.toUpperCase()].map(typed => hash('sha256', typed))

const tables = [
  'forms',
  'leads',
  'lead_notes',
  'bookings',
  'erased_calls',
  'outbox',
  'plan_links',
  'consents',
  'analytics_sessions',
  'analytics_events',
  'audit_log',
  'suppressions',
  'troubles',
  'settings',
  'rate_limits',
]
