import { randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import { together } from '#server/db/together.ts'
import { type PersonalData, rowsRemoved } from '#server/privacy/personal-data.ts'

export type Consent = { purpose: 'contact' | 'toolkit'; wording: string; version: number; page: string }

type GivenBy = { leadId: string; emailKey: string; givenAt: string }

const insertRow = prepared((transaction, row: Tables['consents']) => transaction.insertInto('consents').values(row))

export const insertConsents = (
  transaction: Kysely<Tables>,
  consents: readonly Consent[],
  { leadId, emailKey, givenAt }: GivenBy,
) =>
  together(
    consents.map(
      ({ purpose, wording, version, page }) =>
        () =>
          insertRow(transaction, {
            id: randomUUIDv7(),
            lead_id: leadId,
            email_key: emailKey,
            purpose,
            wording,
            wording_version: version,
            page,
            given_at: givenAt,
          }),
    ),
  )

/** Newest first. */
export const consentsOfPerson = (read: Kysely<Tables>, emailKey: string, most: number) =>
  read
    .selectFrom('consents')
    .select(['id', 'purpose', 'wording', 'wording_version as version', 'page', 'given_at as givenAt'])
    .where('email_key', '=', emailKey)
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

export const consentPersonalData: PersonalData = {
  table: 'consents',
  find: (read, { emailKey }) => read.selectFrom('consents').selectAll().where('email_key', '=', emailKey).execute(),
  erase: (transaction, { emailKey }) =>
    rowsRemoved(transaction.deleteFrom('consents').where('email_key', '=', emailKey)),
  purge: (transaction, { leads }) => rowsRemoved(transaction.deleteFrom('consents').where('given_at', '<', leads)),
}
