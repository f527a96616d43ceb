import { readdirSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import { retention } from '#content/retention.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { checkAdminArea } from './admin-area.ts'
import { createLedger } from './ledger.ts'
import type { People } from './people.ts'
import type { Random } from './random.ts'
import type { Accepted } from './receivers.ts'
import type { SimulatedSite } from './site.ts'

const hours = 3_600_000
const days = 24 * hours
/** More than a clock jumps, a server is off, and the simulation skips at once. */
const slackMs = 36 * hours

/** Longer than any outage that the outbox outlasts by itself. */
const recoveryMs = 8 * days

export type Invariants = Awaited<ReturnType<typeof createInvariants>>

/** What must be true at all times. Each check throws if it isn't. */
export async function createInvariants(site: SimulatedSite, people: People, random: Random) {
  const database = await openDatabase(site.config)
  const { read } = database
  const ledger = createLedger(database, people)
  const { time, receivers } = site
  let unreminded = new Set<string>()
  let overdueYesterday = new Set<string>()
  const ago = (ms: number) => new Date(time.now() - ms).toISOString()
  const wasUp = (channel: 'email' | 'webhook', ms: number) => receivers.state[channel].lastDownAt < time.now() - ms

  async function checkForms() {
    const stored = new Set((await read.selectFrom('forms').select('id').execute()).map(({ id }) => id))
    const known = new Map([...ledger.forms.values()].map(({ id, form }) => [form, id]))
    const oldest = monthsAgo(retention.leadMonths) + slackMs
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
    for (const [id, copies] of Map.groupBy(accepted, message => message.id))
      if (copies.slice(0, -1).some(({ answered }) => answered))
        throw new Error(`${ledger.messages.get(id)?.template} ${id} was sent again after it was sent.`)
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
    const failed = await read
      .selectFrom('outbox')
      .select(['template', 'last_error'])
      .where('status', '=', 'failed')
      .execute()
    const wrong = failed.find(({ last_error }) => !/^(Refused|Gave up after 10 attempts)/.test(last_error ?? ''))
    if (wrong) throw new Error(`${wrong.template} failed: ${wrong.last_error}`)
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

  async function checkReminders() {
    const late = await read
      .selectFrom('leads')
      .select(['id', 'email', 'due_at', 'overdue_reminded_for'])
      .where('bot_check', 'is', null)
      .where('spam_at', 'is', null)
      .where('answered_at', 'is', null)
      .where('due_at', '<', ago(slackMs))
      .execute()
    // The owner may have cleared a bot's mark today, so a reminder is missing only if it still is tomorrow.
    const isMissing = (lead: (typeof late)[number]) => lead.overdue_reminded_for !== lead.due_at
    const missing = late.find(lead => isMissing(lead) && unreminded.has(lead.id))
    if (missing) throw new Error(`No reminder was queued: ${JSON.stringify(missing)}`)
    const justReminded = unreminded
    unreminded = new Set(late.filter(isMissing).map(({ id }) => id))
    if (!wasUp('email', recoveryMs)) return
    const reminders = receivers.emails.filter(({ content }) => /overdue$/.test(content.subject))
    const isNew = (id: string) => unreminded.has(id) || justReminded.has(id) || !known.has(id)
    const known = overdueYesterday
    overdueYesterday = new Set(late.map(({ id }) => id))
    for (const { id, email, due_at } of late) {
      if (isNew(id)) continue
      const since = Date.parse(due_at ?? '') - slackMs
      const named = reminders.some(
        ({ at, content: { text } }) => at > since && (text.includes(`lead=${id}`) || /And \d+ more/.test(text)),
      )
      if (!named) throw new Error(`No overdue reminder named ${email}, due ${due_at}.`)
    }
  }

  function checkDigests(since: number) {
    for (const [key, { created_at }] of ledger.digests) {
      const monday = key.replace('weekly-digest ', '')
      if (weekdayOf(Date.parse(`${monday}T12:00:00Z`)) !== 'Mon') throw new Error(`A digest for ${monday}`)
      const at = Date.parse(created_at)
      if (at < eightOClock(monday)) throw new Error(`The digest of ${monday} was queued at ${created_at}.`)
    }
    for (let at = since + 7 * days; at < time.now() - 3 * days; at += days) {
      const day = new Date(at).toISOString().slice(0, 10)
      if (weekdayOf(Date.parse(`${day}T12:00:00Z`)) === 'Mon' && !ledger.digests.has(`weekly-digest ${day}`))
        throw new Error(`There was no digest on ${day}.`)
    }
  }

  const monthsAgo = (months: number) => {
    const date = new Date(time.now())
    date.setUTCMonth(date.getUTCMonth() - months)
    return date.getTime()
  }

  async function checkRetention() {
    // A day's counters are a day older than their date says, and the purge runs once a day.
    const before = (months: number) => new Date(monthsAgo(months) - slackMs - 2 * days).toISOString()
    const none = async (what: string, found: RawBuilder<{ count: number }>) => {
      const { rows } = await found.execute(read)
      if (Number(rows[0]?.count) > 0) throw new Error(`${rows[0]?.count} ${what} are older than their retention.`)
    }
    const old = (table: string, time: string, months: number) =>
      none(table, sql`select count(*) as count from ${sql.table(table)} where ${sql.ref(time)} < ${before(months)}`)
    await old('forms', 'submitted_at', retention.leadMonths)
    await old('outbox', 'created_at', retention.leadMonths)
    await old('leads', 'last_submitted_at', retention.leadMonths)
    await old('bookings', 'updated_at', retention.leadMonths)
    await old('consents', 'submitted_at', retention.consentMonths)
    await old('audit_log', 'at', retention.auditMonths)
    await old('page_visits', 'day', retention.visitMonths)
    await none('notes', sql`select count(*) as count from lead_notes where lead_id not in (select id from leads)`)
    await none('links', sql`select count(*) as count from plan_links where expires_at < ${ago(slackMs)}`)
    await none(
      'idempotency keys',
      sql`select count(*) as count from forms where idempotency_key is not null
        and submitted_at < ${ago(retention.idempotencyKeyDays * days + slackMs)}`,
    )
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
      const found = erased.find(({ mark }) => text.includes(mark))
      if (found) throw new Error(`${found.mark} was erased, but is in ${table}.`)
    }
  }

  return {
    ledger,
    observe: ledger.observe,
    checkErased,

    async checkDay(since: number) {
      await ledger.observe()
      if (site.errors.length > 0) throw new Error(`A server logged: ${site.errors[0]}`)
      await checkForms()
      checkSentOnce(receivers.emails)
      checkSentOnce(receivers.events)
      await checkOutbox()
      await checkSummaries()
      await checkReminders()
      checkDigests(since)
      await checkRetention()
      checkBackups(since)
      if (random.chance(0.25)) await checkAdminArea(site, random)
    },

    close: () => database.close(),
  }
}

const tables = [
  'forms',
  'leads',
  'lead_notes',
  'bookings',
  'outbox',
  'plan_links',
  'confirm_links',
  'consents',
  'analytics_sessions',
  'analytics_events',
  'audit_log',
  'suppressions',
  'troubles',
  'settings',
  'rate_limits',
]

/** By Node's own rules, which are right for the simulated years. */
const inWinnipeg = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Winnipeg', hourCycle: 'h23', ...options })
const weekday = inWinnipeg({ weekday: 'short' })
const hour = inWinnipeg({ hour: 'numeric' })

const weekdayOf = (ms: number) => weekday.format(ms).replace('.', '')

/** UTC minus five in summer, minus six in winter. */
const eightOClock = (day: string) =>
  [13, 14].map(utc => Date.parse(`${day}T${utc}:00:00.000Z`)).find(ms => Number(hour.format(ms)) === 8) ?? Number.NaN
