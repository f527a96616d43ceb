import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { retention } from '#content/retention.ts'
import type { Database, Handle } from '#server/db/database.ts'
import { addressKey } from '#server/email/addresses.ts'
import { isSuppressed } from '#server/email/email-repository.ts'
import { newPerson } from '#server/people/people-repository.ts'
import {
  eraseRows,
  findRows,
  forgetOlderForms,
  type Person,
  type PurgeDates,
  personalTables,
  purgeIdempotencyKeys,
  purgeRows,
} from './personal-data.ts'

async function findPerson(read: Handle, email: string): Promise<Person> {
  const emailKey = addressKey(email)
  const forms = await read.selectFrom('forms').select('email').distinct().where('email_key', '=', emailKey).execute()
  const spellings = new Set([email, email.trim(), emailKey, ...forms.map(form => form.email)])
  return { emailKey, emailHashes: [...spellings].map(spelling => hash('sha256', spelling)) }
}

/** All that is stored about the person with this address, by table. */
export async function exportPerson({ search }: Database, email: string) {
  const person = await findPerson(search, email)
  const found = await Promise.all(
    personalTables.map(async table => [table.table, await findRows(search, table, person)] as const),
  )
  return { email: person.emailKey, unsubscribed: await isSuppressed(search, email), ...Object.fromEntries(found) }
}

/** Anonymous counts stay, and so does the hash of an address that has unsubscribed: it must not be emailed again. */
export async function erasePerson(database: Database, email: string) {
  const rows = await database.write(async transaction => {
    const isKnown = await lockPerson(transaction, email)
    const person = await findPerson(transaction, email)
    const counts: Record<string, number> = {}
    for (const table of personalTables) counts[table.table] = await eraseRows(transaction, table, person)
    return { ...counts, people: isKnown ? 1 : 0 }
  })
  return { rows, isComplete: await database.clearLog() }
}

/**
 * Waits for a form of theirs that's being stored, and keeps others out until the transaction ends. Only a row can be
 * locked, so someone we don't know gets one. Returns whether we knew them.
 */
async function lockPerson(transaction: Handle, email: string) {
  const placeholder = newPerson({
    contact: { name: '', email, phone: null, businessName: '' },
    submittedAt: new Date().toISOString(),
    botCheck: null,
    source: { firstPage: null, referrerHost: null },
  })
  const { id } = await transaction
    .insertInto('people')
    .values(placeholder)
    .onConflict(conflict => conflict.column('email_key').doUpdateSet(({ ref }) => ({ id: ref('people.id') })))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id !== placeholder.id
}

/** An operator has to confirm this purge. The message says why. */
export class PurgeRefused extends Error {}

/** Small enough that no visitor waits for it, and a pause in which others write. */
const batchSize = 1000
const pauseMs = 20

/** Applies the privacy policy. A wrong clock makes every lead look old, so a large purge has to be confirmed. */
export async function purgeOld(database: Database, now: Date, { confirmed = false } = {}) {
  const before = {
    leads: monthsBefore(now, retention.leadMonths),
    consents: monthsBefore(now, retention.consentMonths),
    analytics: monthsBefore(now, retention.analyticsMonths),
    idempotencyKeys: new Date(now.getTime() - retention.submissionKeyDays * dayMs).toISOString(),
  }
  if (!confirmed) await requirePlausible(database.search, now, before)
  const counts: Record<string, number> = {}
  for (const table of personalTables)
    counts[table.table] = await inBatches(database, transaction => purgeRows(transaction, table, before, batchSize))
  await inBatches(database, transaction => purgeIdempotencyKeys(transaction, before, batchSize))
  await inBatches(database, transaction => forgetOlderForms(transaction, before, batchSize))
  if (Object.values(counts).some(Boolean)) await database.clearLog()
  return counts
}

/** Repeats a write until it changes nothing; returns how many rows it changed in all. */
async function inBatches(database: Database, change: (transaction: Handle) => Promise<number>) {
  for (let total = 0; ; await sleep(pauseMs)) {
    const changed = await database.write(change)
    if (changed === 0) return total
    total += changed
  }
}

const dayMs = 24 * 60 * 60 * 1000
/** A site that nobody has used for longer than this is rarer than a clock that's wrong. */
const maxSilenceDays = 60
/** A purge a day removes one lead in 700. */
const maxShare = 0.1
const fewLeads = 20

async function requirePlausible(read: Handle, now: Date, { leads }: PurgeDates) {
  const { form, all } = await read
    .selectFrom('forms')
    .select(({ fn }) => [fn.max('submitted_at').as('form'), fn.countAll<number>().as('all')])
    .executeTakeFirstOrThrow()
  const { session } = await read
    .selectFrom('analytics_sessions')
    .select(({ fn }) => fn.max('started_at').as('session'))
    .executeTakeFirstOrThrow()
  const newest = [form ?? '', session ?? ''].sort().at(-1)
  if (newest && now.getTime() - Date.parse(newest) > maxSilenceDays * dayMs)
    throw new PurgeRefused(`The newest record is from ${newest}, but the clock says ${now.toISOString()}.`)
  const { old } = await read
    .selectFrom('forms')
    .select(({ fn }) => fn.countAll<number>().as('old'))
    .where('submitted_at', '<', leads)
    .executeTakeFirstOrThrow()
  const isMuch = old > fewLeads ? old > all * maxShare : old > all / 2
  if (isMuch) throw new PurgeRefused(`${old} of ${all} leads would be deleted.`)
}

function monthsBefore(now: Date, months: number) {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}
