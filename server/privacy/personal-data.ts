import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { formsOfPerson, type LeadTable } from '#server/leads/forms-of-person.ts'

export type Handle = Kysely<Tables>

/** One person, as our tables know them. */
export type Person = {
  /** Their address in lower case. */
  emailKey: string
  /** SHA-256 of the address in every spelling they used: all that analytics know of them. */
  emailHashes: readonly string[]
  /** A subselect: there is no telling how many forms one address has sent, and a statement takes 32 000 values. */
  leadIds: RawBuilder<string>
}

/** What is older than these may go. */
export type PurgeDates = { leads: string; analytics: string; submissionKeys: string }

/** What the owner of a table can do for privacy. Erasing and purging say how many rows they removed or emptied. */
export type PersonalData = {
  table: keyof Tables
  find(read: Handle, person: Person): Promise<object[]>
  erase(transaction: Handle, person: Person): Promise<number>
  /** Removes at most `most` rows. The caller repeats it until it returns 0. */
  purge(transaction: Handle, before: PurgeDates, most: number): Promise<number>
}

type Removal = { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }

export const rowsRemoved = async (removal: Removal) => Number((await removal.executeTakeFirst()).numDeletedRows)

type Older = { table: keyof Tables; key?: string; column: string; before: string; most: number }

/** Deletes the oldest rows in a batch: one statement for all of them would keep visitors waiting. */
export async function removeOlder(transaction: Handle, { table, key = 'id', column, before, most }: Older) {
  const [rows, id, time] = [sql.table(table), sql.ref(key), sql.ref(column)]
  const { numAffectedRows = 0n } = await sql`
    delete from ${rows} where ${id} in (select ${id} from ${rows} where ${time} < ${before} order by ${time} limit ${most})
  `.execute(transaction)
  return Number(numAffectedRows)
}

/** All three kinds of lead are found by the person's address and kept for the same time. */
export const leadsAsPersonalData = (table: LeadTable): PersonalData => ({
  table,
  find: (read, { emailKey }) => formsOfPerson(read, table, emailKey),
  erase: (transaction, { emailKey }) => rowsRemoved(transaction.deleteFrom(table).where('email_key', '=', emailKey)),
  purge: (transaction, { leads }, most) =>
    removeOlder(transaction, { table, column: 'submitted_at', before: leads, most }),
})
