import type { Clock } from '#server/clock.ts'
import type { Database, Handle } from './database.ts'

export const findSetting = (handle: Handle, name: string) =>
  handle.selectFrom('settings').select(['value', 'changed_at']).where('name', '=', name).executeTakeFirst()

export const putSetting = (handle: Handle, name: string, value: string, changed_at: string) =>
  handle
    .insertInto('settings')
    .values({ name, value, changed_at })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value, changed_at }))
    .execute()

/** False if it's gone, or has another value. */
export async function spendSetting(transaction: Handle, name: string, value: string) {
  const spent = transaction.deleteFrom('settings').where('name', '=', name).where('value', '=', value)
  return (await spent.executeTakeFirst()).numDeletedRows > 0n
}

/** Made once, by whichever server is first. */
export async function readOrStore<Value>(
  { read, write }: Database,
  name: string,
  make: () => Value | Promise<Value>,
  clock: Clock,
): Promise<Value> {
  const known = await findSetting(read, name)
  if (known) return JSON.parse(known.value)
  const made = JSON.stringify(await make())
  return write(async transaction => {
    await transaction
      .insertInto('settings')
      .values({ name, value: made, changed_at: clock.now().toISOString() })
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute()
    return JSON.parse((await findSetting(transaction, name))?.value ?? made)
  })
}
