import type { Kysely, RawBuilder } from 'kysely'
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
  purge(transaction: Handle, before: PurgeDates): Promise<number>
}

type Removal = { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }

export const rowsRemoved = async (removal: Removal) => Number((await removal.executeTakeFirst()).numDeletedRows)

/** All three kinds of lead are found by the person's address and kept for the same time. */
export const leadsAsPersonalData = (table: LeadTable): PersonalData => ({
  table,
  find: (read, { emailKey }) => formsOfPerson(read, table, emailKey),
  erase: (transaction, { emailKey }) => rowsRemoved(transaction.deleteFrom(table).where('email_key', '=', emailKey)),
  purge: (transaction, { leads }) => rowsRemoved(transaction.deleteFrom(table).where('submitted_at', '<', leads)),
})
