import type { Database, Handle } from '#server/db/database.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

const name = 'erasure_traces'

/** In the transaction of the erasure, so that a restart finishes what a crash interrupts. */
export async function expectTraces(transaction: Handle, now: string) {
  const setting = { value: 'true', changed_at: now }
  await transaction
    .insertInto('settings')
    .values({ name, ...setting })
    .onConflict(conflict => conflict.column('name').doUpdateSet(setting))
    .execute()
}

/**
 * Whether nothing of an erased person is left in the database's files. The erasure itself is done, so an outage isn't an
 * error: the rest is done later.
 */
export async function removeTraces(database: Database) {
  try {
    const expected = await readExpected(database.read)
    const isComplete = await database.removeTraces()
    if (isComplete && expected) await database.writeOne(handle => forget(handle, expected.changed_at))
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

const readExpected = (read: Handle) =>
  read.selectFrom('settings').select('changed_at').where('name', '=', name).executeTakeFirst()
