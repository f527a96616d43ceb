import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { latestOf, releasedMigrations } from '#server/storage/migrations.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { migratedDatabaseSettings } from '#tests/support/databases.ts'
import { fillDatabase } from '#tests/support/fill-database.ts'
import { nextRelease } from '#tests/support/next-release.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'
import { moveToPostgres } from './move.ts'
import { excludedTables } from './snapshot.ts'

async function twoDatabases() {
  const { dataDir } = await migratedDatabaseSettings('sqlite')
  const { databaseUrl = '' } = await migratedDatabaseSettings('postgres')
  const [from, to] = [await openDatabase({ dataDir }), await openDatabase({ dataDir, databaseUrl })]
  onTestFinished(async () => void (await Promise.all([from.close(), to.close()])))
  return { from, to, file: join(dataDir, 'site.db'), url: databaseUrl }
}

test('copies every row of every table unchanged, but no login and no limit', async () => {
  const { from, to, file, url } = await twoDatabases()
  await fillDatabase(from, { sessions: 700, responses: 6, quizzes: 2, applications: 2 })
  await fillWithOddValues(from)
  const before = await storedRows(from)
  const moved = await moveToPostgres(file, url)
  expect(await storedRows(from)).toEqual(before)
  for (const table of excludedTables) before[table] = []
  const rows = await storedRows(to)
  expect(rows).toEqual(before)
  const counts = Object.entries(rows).map(([table, { length }]) => [table, length] as const)
  expect(moved).toEqual(Object.fromEntries(counts.filter(([table]) => !excludedTables.includes(table))))
}, 60_000)

test("fails without changes if the target isn't empty", async () => {
  const { to, file, url } = await twoDatabases()
  const row = { address_hash: 'already here', suppressed_at: '2026' }
  await to.write(transaction => transaction.insertInto('suppressions').values(row).execute())
  const before = await storedRows(to)
  await expect(moveToPostgres(file, url)).rejects.toThrow(
    'already contains data (in suppressions). The target database must be empty.',
  )
  expect(await storedRows(to)).toEqual(before)
})

test("rolls back if a stored row doesn't match the original", async () => {
  const { from, to, file, url } = await twoDatabases()
  await fillWithOddValues(from)
  await to.write(async transaction => {
    await sql`create function spoil() returns trigger language plpgsql as $$ begin
      if new.address_hash like '%0' then new.suppressed_at = 'never'; end if; return new; end $$`.execute(transaction)
    await sql`create trigger spoil before insert on suppressions for each row execute function spoil()`.execute(
      transaction,
    )
  })
  await expect(moveToPostgres(file, url)).rejects.toThrow("The copy of suppressions doesn't match the original")
  expect(Object.values(await storedRows(to)).flat()).toEqual([])
})

test('refuses a database of an older release', async () => {
  const { file, url } = await twoDatabases()
  await expect(moveToPostgres(file, url, nextRelease)).rejects.toThrow(
    `is from an older release (${latestOf(releasedMigrations)}). Start this release on it once, which updates its tables, then move it.`,
  )
})
