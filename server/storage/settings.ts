import type { Handle } from './database.ts'

export const findSetting = (handle: Handle, name: string) =>
  handle.selectFrom('settings').select(['value', 'changed_at']).where('name', '=', name).executeTakeFirst()

export const putSetting = (handle: Handle, name: string, value: string, changed_at: string) =>
  handle
    .insertInto('settings')
    .values({ name, value, changed_at })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value, changed_at }))
    .execute()
