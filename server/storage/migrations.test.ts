import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { describeOnEachDatabase, migratedDatabaseSettings, newDatabase } from '#tests/support/databases.ts'
import { nextRelease } from '#tests/support/next-release.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'
import { openDatabase } from './database.ts'

describeOnEachDatabase('a filled database of the first release', kind => {
  test('is upgraded once, by whichever server starts first, without losing a row', async () => {
    const settings = await migratedDatabaseSettings(kind)
    const first = await openDatabase(settings)
    await fillWithOddValues(first)
    const before = await storedRows(first)
    await first.close()

    const servers = await Promise.all([openDatabase(settings, nextRelease), openDatabase(settings, nextRelease)])
    onTestFinished(async () => void (await Promise.all(servers.map(server => server.close()))))
    const [{ read }] = servers
    const { rows } = await sql<{ email: string; shouted: string }>`select email, shouted from leads`.execute(read)
    expect(rows.length).toBeGreaterThan(0)
    for (const { email, shouted } of rows) expect(shouted).toBe(`${email}!`)
    const { forms, outbox } = await storedRows(servers[0])
    expect({ forms, outbox }).toEqual({ forms: before.forms, outbox: before.outbox })
  })

  test('is left alone by an older release, with a message', async () => {
    const settings = await migratedDatabaseSettings(kind)
    await (await openDatabase(settings, nextRelease)).close()
    await expect(openDatabase(settings)).rejects.toThrow('The database comes from a newer release.')
  })

  test('is unchanged if a migration fails', async () => {
    const settings = await migratedDatabaseSettings(kind)
    const failing = {
      ...nextRelease,
      '9999-zz-fails': {
        async up() {
          throw new Error('No such luck.')
        },
      },
    }
    await expect(openDatabase(settings, failing)).rejects.toThrow('No such luck.')
    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    await expect(sql`select shouted from leads`.execute(database.read)).rejects.toThrow('shouted')
  })
})

test('Postgres sorts every text as SQLite does, in any language', async () => {
  const { read } = await newDatabase('postgres')
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from 'C'`.execute(read)
  expect(rows).toEqual([])
})
