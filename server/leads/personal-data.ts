import { type RawBuilder, sql } from 'kysely'
import type { Words } from '#content/all-words.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { refreshSearchText } from './lead.ts'

/** The person whose data it is, who may never have sent a form: analytics sessions count too. */
export type DataSubject = {
  emailKey: string
  /** SHA-256 of each spelling of the address they used. Analytics has nothing else to find them by. */
  emailHashes: readonly string[]
}

export type PurgeDates = Record<'leads' | 'consents' | 'analytics' | 'links' | 'visits' | 'auditLog', string>

type PersonalTable = {
  table: keyof Tables
  /** For the receipt of an erasure. */
  label: string
  isAbout(person: DataSubject): RawBuilder<boolean>
  /** If it isn't `id`. */
  key?: string
  /** The column that says how old a row is. */
  time: string
  /** Set to null instead of deleting the row, so that the statistics stay correct. */
  clearedColumns?: readonly string[]
  isOld(before: PurgeDates): RawBuilder<boolean>
}

const isAboutLead = ({ emailKey }: DataSubject) =>
  sql<boolean>`lead_id in (select id from leads where email_key = ${emailKey})`
const formsOf = ({ emailKey }: DataSubject) => sql`(select id from forms where email_key = ${emailKey})`
/** Also those that their surveys completed: the address may have been another when the session started. */
const sessionsOf = ({ emailKey, emailHashes }: DataSubject) => {
  // One parameter, because databases limit their number. As keys, because both databases read an object's keys in the same way.
  const hashes = JSON.stringify(Object.fromEntries(emailHashes.map(hash => [hash, true])))
  return sql`(select id from analytics_sessions where email_hash in (select key from json_each(${hashes}))
    union select session_id from forms where email_key = ${emailKey} and session_id is not null)`
}

/** Every table with personal data. Order matters: rows found through forms, leads or sessions come before those. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'outbox',
    label: 'Emails and webhooks',
    time: 'created_at',
    isAbout: isAboutLead,
    isOld: before => sql`created_at < ${before.leads}`,
  },
  {
    table: 'analytics_events',
    label: 'Survey questions viewed',
    time: 'created_at',
    isAbout: person => sql`session_id in ${sessionsOf(person)}`,
    clearedColumns: ['payload', 'question_id'],
    isOld: before => sql`created_at < ${before.analytics}`,
  },
  {
    table: 'analytics_sessions',
    label: 'Surveys started',
    time: 'started_at',
    isAbout: person => sql`id in ${sessionsOf(person)}`,
    clearedColumns: ['email_hash'],
    isOld: before => sql`started_at < ${before.analytics}`,
  },
  {
    table: 'plan_links',
    label: 'Links to their notes',
    time: 'created_at',
    key: 'token_hash',
    isAbout: person => sql`form_id in ${formsOf(person)}`,
    // They end with the form, if they haven't expired before.
    isOld: before =>
      sql`(expires_at < ${before.links} or form_id in (select id from forms where submitted_at < ${before.leads}))`,
  },
  {
    table: 'forms',
    label: 'Forms, with what they agreed to',
    time: 'submitted_at',
    isAbout: ({ emailKey }) => sql`email_key = ${emailKey}`,
    isOld: before => sql`submitted_at < ${before.leads}`,
  },
  {
    table: 'consents',
    label: 'Consents from older forms',
    time: 'submitted_at',
    isAbout: ({ emailKey }) => sql`email_key = ${emailKey}`,
    isOld: before => sql`submitted_at < ${before.consents}`,
  },
  {
    table: 'lead_notes',
    label: 'Notes',
    time: 'created_at',
    isAbout: isAboutLead,
    // They stay as long as the lead.
    isOld: before => sql`lead_id in (select id from leads where last_submitted_at < ${before.leads})`,
  },
  {
    table: 'bookings',
    label: 'Booked calls',
    time: 'booked_at',
    isAbout: isAboutLead,
    isOld: before => sql`lead_id in (select id from leads where last_submitted_at < ${before.leads})`,
  },
  {
    table: 'leads',
    label: 'Contact details, status and follow-up',
    time: 'last_submitted_at',
    isAbout: ({ emailKey }) => sql`email_key = ${emailKey}`,
    isOld: before => sql`last_submitted_at < ${before.leads}`,
  },
]

/** Oldest first. */
export async function findRows(read: Handle, { table, isAbout, time, key = 'id' }: PersonalTable, person: DataSubject) {
  const { rows } = await sql<Record<string, string | number | null>>`
    select * from ${sql.table(table)} where ${isAbout(person)} order by ${sql.ref(time)}, ${sql.ref(key)}`.execute(read)
  return rows
}

export async function eraseRows(
  transaction: Handle,
  { table, isAbout, clearedColumns }: PersonalTable,
  person: DataSubject,
) {
  const statement = clearedColumns
    ? sql`update ${sql.table(table)} set ${sql.join(clearedColumns.map(column => sql`${sql.ref(column)} = null`))}`
    : sql`delete from ${sql.table(table)}`
  return affectedRows(transaction, sql`${statement} where ${isAbout(person)}`)
}

export async function purgeRows(
  transaction: Handle,
  { table, key = 'id', isOld }: PersonalTable,
  before: PurgeDates,
  limit: number,
) {
  const oldest = sql`where ${sql.ref(key)} in (
    select ${sql.ref(key)} from ${sql.table(table)} where ${isOld(before)} limit ${limit})`
  if (table === 'forms') return moveConsents(transaction, oldest)
  return affectedRows(transaction, sql`delete from ${sql.table(table)} ${oldest}`)
}

/** Deleted first: of two servers that purge at the same time, each keeps the consents of the forms that it deleted. */
async function moveConsents(transaction: Handle, oldest: RawBuilder<unknown>) {
  const { rows } = await sql<Tables['consents']>`
    delete from forms ${oldest} returning id, email, email_key, consents, submitted_at`.execute(transaction)
  if (rows.length > 0) await transaction.insertInto('consents').values(rows).execute()
  return rows.length
}

/** Not in `personalTables`: no row is about a person, so there's nothing to export or erase. Totals with a lead's source go with the lead. */
export const visitTables = ['visit_totals', 'day_totals'] as const

export const purgeVisits = (transaction: Handle, table: (typeof visitTables)[number], { visits }: PurgeDates) =>
  affectedRows(transaction, sql`delete from ${sql.table(table)} where day < ${visits}`)

/** Recalculates what leads have from their oldest forms, which were purged: the first visit and the words to search. */
export async function refreshLeads(transaction: Handle, { leads: cutoff }: PurgeDates, limit: number, words: Words) {
  const leads = await transaction
    .selectFrom('leads')
    .selectAll()
    .where('first_submitted_at', '<', cutoff)
    .limit(limit)
    .execute()
  if (leads.length === 0) return 0
  for (const lead of leads) await refreshSearchText(transaction, lead, words)
  const first = (column: string) =>
    sql`(select ${sql.raw(column)} from forms where forms.email_key = leads.email_key order by submitted_at, id limit 1)`
  return affectedRows(
    transaction,
    sql`update leads set
      first_submitted_at = coalesce(${first('submitted_at')}, last_submitted_at),
      first_page = ${first('first_page')},
      referrer_host = ${first('referrer_host')},
      campaign = ${first('campaign')},
      first_form = coalesce(
        ${first('coalesce(variant, kind)')},
        (select 'booking' from bookings where bookings.lead_id = leads.id limit 1),
        case when added_from is not null then 'added' end)
    where id in (${sql.join(leads.map(({ id }) => id))})`,
  )
}

async function affectedRows(transaction: Handle, statement: RawBuilder<unknown>) {
  const { numAffectedRows = 0n } = await statement.execute(transaction)
  return Number(numAffectedRows)
}
