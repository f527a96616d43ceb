import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export type Person = {
  /** Their address in lower case. */
  emailKey: string
  /** SHA-256 of the address in every spelling they used: all that analytics know of them. */
  emailHashes: readonly string[]
}

/** Rows older than these are deleted. */
export type PurgeDates = { leads: string; consents: string; analytics: string; idempotencyKeys: string }

type PersonalTable = {
  table: keyof Tables
  /** Which rows are about a person. */
  isAbout(person: Person): RawBuilder<boolean>
  /** Columns that are emptied instead of deleting the row, so that anonymous counts stay right. */
  emptied?: readonly string[]
  /** How old a row is. */
  time: string
  keptWith: 'leads' | 'consents' | 'analytics'
}

const formsOf = ({ emailKey }: Person) => sql`(select id from forms where email_key = ${emailKey})`
const sessionsOf = ({ emailHashes }: Person) =>
  sql`(select id from analytics_sessions where email_hash in (${sql.join(emailHashes)}))`

/** Every table with something about a person. What's found through forms or sessions comes before them. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'emails',
    isAbout: person => sql`form_id in ${formsOf(person)}`,
    time: 'created_at',
    keptWith: 'leads',
  },
  { table: 'forms', isAbout: ({ emailKey }) => sql`email_key = ${emailKey}`, time: 'submitted_at', keptWith: 'leads' },
  {
    table: 'consents',
    isAbout: ({ emailKey }) => sql`email_key = ${emailKey}`,
    time: 'submitted_at',
    keptWith: 'consents',
  },
  {
    table: 'people',
    isAbout: ({ emailKey }) => sql`email_key = ${emailKey}`,
    time: 'last_submitted_at',
    keptWith: 'leads',
  },
  {
    table: 'analytics_events',
    isAbout: person => sql`session_id in ${sessionsOf(person)}`,
    emptied: ['payload'],
    time: 'created_at',
    keptWith: 'analytics',
  },
  {
    table: 'analytics_sessions',
    isAbout: ({ emailHashes }) => sql`email_hash in (${sql.join(emailHashes)})`,
    emptied: ['email_hash'],
    time: 'started_at',
    keptWith: 'analytics',
  },
]

export async function findRows(read: Handle, { table, isAbout }: PersonalTable, person: Person) {
  const { rows } = await sql<object>`select * from ${sql.table(table)} where ${isAbout(person)}`.execute(read)
  return rows
}

/** Returns how many rows were deleted or emptied. */
export async function eraseRows(transaction: Handle, { table, isAbout, emptied }: PersonalTable, person: Person) {
  const change = emptied
    ? sql`update ${sql.table(table)} set ${sql.join(emptied.map(column => sql`${sql.ref(column)} = null`))}`
    : sql`delete from ${sql.table(table)}`
  return affected(transaction, sql`${change} where ${isAbout(person)}`)
}

/** Deletes at most `most` of the oldest rows: deleting all at once would keep visitors waiting. */
export async function purgeRows(
  transaction: Handle,
  { table, time, keptWith }: PersonalTable,
  before: PurgeDates,
  most: number,
) {
  const oldest = sql`where id in (
    select id from ${sql.table(table)} where ${sql.ref(time)} < ${before[keptWith]} order by ${sql.ref(time)} limit ${most})`
  if (table === 'forms')
    await sql`insert into consents select id, email, email_key, consents, submitted_at from forms ${oldest}`.execute(
      transaction,
    )
  return affected(transaction, sql`delete from ${sql.table(table)} ${oldest}`)
}

export const purgeIdempotencyKeys = (transaction: Handle, { idempotencyKeys }: PurgeDates, most: number) =>
  affected(
    transaction,
    sql`update forms set idempotency_key = null, body_hash = null, response = null where id in (
      select id from forms where idempotency_key is not null and submitted_at < ${idempotencyKeys} limit ${most})`,
  )

/** A person whose older forms were purged is known by what's left. */
export const forgetOlderForms = (transaction: Handle, { leads }: PurgeDates, most: number) => {
  const first = (column: string) =>
    sql`(select ${sql.ref(column)} from forms where forms.email_key = people.email_key order by submitted_at limit 1)`
  return affected(
    transaction,
    sql`update people set
      first_submitted_at = coalesce(${first('submitted_at')}, last_submitted_at),
      first_page = ${first('first_page')},
      referrer_host = ${first('referrer_host')}
    where id in (select id from people where first_submitted_at < ${leads} limit ${most})`,
  )
}

async function affected(transaction: Handle, statement: RawBuilder<unknown>) {
  const { numAffectedRows = 0n } = await statement.execute(transaction)
  return Number(numAffectedRows)
}
