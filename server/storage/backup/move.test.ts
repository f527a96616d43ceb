import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/storage/database.ts'
import { latestOf, releasedMigrations } from '#server/storage/migrations.ts'
import { type DatabaseKind, describeOnEachDatabase, migratedDatabaseSettings } from '#tests/support/databases.ts'
import { fillDatabase } from '#tests/support/fill-database.ts'
import { nextRelease } from '#tests/support/next-release.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'
import { copyDatabase } from './move.ts'
import { excludedTables, serverLocation } from './snapshot.ts'

async function newDatabase(kind: DatabaseKind) {
  const settings = await migratedDatabaseSettings(kind)
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  return { location: serverLocation(settings), database }
}

describe.each<[DatabaseKind, DatabaseKind]>([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('from %s to %s', (fromKind, toKind) => {
  test('copies every row of every table unchanged, but no login and no limit', async () => {
    const [from, to] = [await newDatabase(fromKind), await newDatabase(toKind)]
    await fillDatabase(from.database, { sessions: 12, responses: 6, quizzes: 2, applications: 2 })
    await fillWithOddValues(from.database)
    const before = await storedRows(from.database)
    const moved = await copyDatabase(from.location, to.location)
    expect(await storedRows(from.database)).toEqual(before)
    for (const table of excludedTables) before[table] = []
    const rows = await storedRows(to.database)
    expect(rows).toEqual(before)
    const counts = Object.entries(rows).map(([table, { length }]) => [table, length] as const)
    expect(moved).toEqual(Object.fromEntries(counts.filter(([table]) => !excludedTables.includes(table))))
  }, 60_000)
})

describeOnEachDatabase('moving into a database', kind => {
  test("fails without changes if it isn't empty", async () => {
    const [from, to] = [await newDatabase('sqlite'), await newDatabase(kind)]
    await fillWithOddValues(from.database)
    const row = { address_hash: 'already here', suppressed_at: '2026' }
    await to.database.write(transaction => transaction.insertInto('suppressions').values(row).execute())
    const before = await storedRows(to.database)
    await expect(copyDatabase(from.location, to.location)).rejects.toThrow(
      'already contains data (in suppressions). The target database must be empty.',
    )
    expect(await storedRows(to.database)).toEqual(before)
  })

  test("rolls back if a stored row doesn't match the original", async () => {
    const from = await newDatabase('sqlite')
    await fillWithOddValues(from.database)
    const { location, database } = await newDatabase(kind)
    const spoil = kind === 'sqlite' ? spoilOnSqlite : spoilOnPostgres
    await database.write(async transaction => {
      for (const statement of spoil) await sql.raw(statement).execute(transaction)
    })
    await expect(copyDatabase(from.location, location)).rejects.toThrow(
      "The copy of suppressions doesn't match the original",
    )
    expect(Object.values(await storedRows(database)).flat()).toEqual([])
  })
})

const spoilOnSqlite = [
  `create trigger spoil after insert on suppressions when new.address_hash like '%0' begin
    update suppressions set suppressed_at = 'never' where address_hash = new.address_hash; end`,
]
const spoilOnPostgres = [
  `create function spoil() returns trigger language plpgsql as $$ begin
    if new.address_hash like '%0' then new.suppressed_at = 'never'; end if; return new; end $$`,
  'create trigger spoil before insert on suppressions for each row execute function spoil()',
]

test('refuses a database of an older release', async () => {
  const [from, to] = [await newDatabase('sqlite'), await newDatabase('sqlite')]
  await expect(copyDatabase(from.location, to.location, nextRelease)).rejects.toThrow(
    `is from an older release (${latestOf(releasedMigrations)}). Start this release on it once, which updates its tables, then move it.`,
  )
})
