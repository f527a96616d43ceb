import { randomBytes } from 'node:crypto'
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

/**
 * A key for MACs, random and shared by all servers. Not derived from the password: anyone who gets a MAC could test
 * guesses against it offline.
 */
export function createStoredKey(database: Database, name: string, clock: Clock) {
  let key: Promise<Buffer> | undefined
  return () => {
    key ??= readOrStore(database, name, clock).catch(error => {
      key = undefined
      throw error
    })
    return key
  }
}

const readOrStore = (database: Database, name: string, clock: Clock) =>
  database.write(async transaction => {
    const value = JSON.stringify(randomBytes(32).toString('base64url'))
    await transaction
      .insertInto('settings')
      .values({ name, value, changed_at: clock.now().toISOString() })
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute()
    const stored = await transaction
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return Buffer.from(JSON.parse(stored.value), 'base64url')
  })
