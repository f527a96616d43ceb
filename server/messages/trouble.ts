import type { Selectable } from 'kysely'
import type { Overview } from '#contracts/overview.ts'
import { hourMs } from '#contracts/time.ts'
import type { Handle } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Something that's wrong with the installation, for the dashboard and an email to the team. */
export type Trouble = {
  /** A sentence without its period. */
  title: string
  detail: string
  /** For someone who isn't an engineer. It may end with a command for the person who runs the server. */
  whatToDo: string
}

/** If it throws, nothing is known: an open trouble stays open. */
export type TroubleCheck = {
  /** Stored while the trouble is open. */
  id: string
  name: string
  /** What it's about, in words for the owner. */
  about: string
  find(now: Date): Trouble | undefined | Promise<Trouble | undefined>
  /** On the desk only, without an email a day. */
  isQuiet?: boolean
}

export type StoredTrouble = Selectable<Tables['troubles']>

export type FoundTrouble = Trouble & { id: string }

export const openTroubles = (read: Handle) =>
  read.selectFrom('troubles').selectAll().orderBy('opened_at').orderBy('id').execute()

export async function listTroubles(read: Handle): Promise<Overview['troubles']> {
  const troubles = await openTroubles(read)
  return troubles.map(({ id, title, detail, what_to_do, opened_at }) => ({
    id,
    title,
    detail,
    whatToDo: what_to_do,
    since: opened_at,
  }))
}

export async function storeTroubles(transaction: Handle, found: readonly FoundTrouble[], now: string) {
  for (const { id, whatToDo: what_to_do, ...text } of found)
    await transaction
      .insertInto('troubles')
      .values({ id, ...text, what_to_do, opened_at: now, seen_at: now, last_emailed_on: null })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ ...text, what_to_do, seen_at: now }))
      .execute()
}

/** For checks that failed: what they found before may still be true. */
export async function keepOpen(transaction: Handle, ids: readonly string[], now: string) {
  if (ids.length > 0) await transaction.updateTable('troubles').set({ seen_at: now }).where('id', 'in', ids).execute()
}

/** Only one server gets the closed ones. */
export const closeUnseen = (transaction: Handle, unseenSince: string) =>
  transaction.deleteFrom('troubles').where('seen_at', '<', unseenSince).returningAll().execute()

/** "less than an hour", "1 hour", "36 hours", "4 days". */
export function ageText(ms: number) {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return 'less than an hour'
  if (hours < 72) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}
