import { randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import { preparedInsert } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { type PersonalData, removeOlder, rowsRemoved } from '#server/privacy/personal-data.ts'
import { leadIdsOf } from './forms-of-person.ts'

export type Consent = { purpose: 'contact' | 'toolkit'; wording: string; version: number; page: string }

type GivenBy = { leadId: string; emailKey: string; givenAt: string }

const insertRows = preparedInsert('consents')

export const insertConsents = (
  transaction: Kysely<Tables>,
  consents: readonly Consent[],
  { leadId, emailKey, givenAt }: GivenBy,
) =>
  insertRows(
    transaction,
    consents.map(({ purpose, wording, version, page }) => ({
      id: randomUUIDv7(),
      lead_id: leadId,
      email_key: emailKey,
      purpose,
      wording,
      wording_version: version,
      page,
      given_at: givenAt,
    })),
  )

/** Newest first. */
export const consentsOfPerson = (read: Kysely<Tables>, emailKey: string, most: number) =>
  read
    .selectFrom('consents')
    .select(['id', 'purpose', 'wording', 'wording_version as version', 'page', 'given_at as givenAt'])
    .where('lead_id', 'in', leadIdsOf(emailKey))
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

export const consentPersonalData: PersonalData = {
  table: 'consents',
  find: (read, { leadIds }) => read.selectFrom('consents').selectAll().where('lead_id', 'in', leadIds).execute(),
  erase: (transaction, { leadIds }) => rowsRemoved(transaction.deleteFrom('consents').where('lead_id', 'in', leadIds)),
  purge: (transaction, { leads }, most) =>
    removeOlder(transaction, { table: 'consents', column: 'given_at', before: leads, most }),
}
