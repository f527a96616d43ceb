import type { Database, Handle } from '#server/storage/database.ts'
import { findSetting, putSetting } from '#server/storage/settings.ts'
import { isDatabaseUnavailable } from '#server/storage/unavailable.ts'

const name = 'erasure_traces'

/** In the transaction of the erasure, so that a restart finishes what a crash interrupts. */
export const expectTraces = (transaction: Handle, now: string) => putSetting(transaction, name, 'true', now)

/**
 * Whether nothing of an erased person is left in the database's files. The erasure itself is done, so an outage isn't an
 * error: the rest is done later.
 */
export async function removeTraces(database: Database) {
  try {
    const expected = await readExpected(database.read)
    const isComplete = await database.removeTraces()
    if (isComplete && expected) await database.write(handle => forget(handle, expected.changed_at))
    return isComplete
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return false
  }
}

/** Unless there was another erasure in between. */
const forget = (handle: Handle, changedAt: string) =>
  handle.deleteFrom('settings').where('name', '=', name).where('changed_at', '=', changedAt).execute()

/** After a crash, or where the disk was full. */
export async function finishErasures(database: Database) {
  if (await readExpected(database.read)) await removeTraces(database)
}

const readExpected = (read: Handle) => findSetting(read, name)
