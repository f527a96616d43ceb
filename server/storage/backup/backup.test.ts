import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import {
  type DatabaseKind,
  describeOnEachDatabase,
  migratedDatabaseSettings,
  temporaryFolder,
} from '#tests/support/databases.ts'
import { fillDatabase } from '#tests/support/fill-database.ts'
import { nextRelease } from '#tests/support/next-release.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'
import { testApp } from '#tests/support/test-app.ts'
import { backUp, copyDatabase } from './backup.ts'
import { type DatabaseLocation, serverLocation } from './snapshot.ts'

async function newDatabase(kind: DatabaseKind) {
  const settings = await migratedDatabaseSettings(kind)
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  return { location: serverLocation(settings), database }
}

const excludedTables = ['admin_sessions', 'rate_limits']

const newFile = async (name = 'backup.db') => join(await temporaryFolder(), name)
const fileAt = (file: string): DatabaseLocation => ({ kind: 'sqlite', file })

async function filledDatabase(kind: DatabaseKind) {
  const filled = await newDatabase(kind)
  await fillDatabase(filled.database, { sessions: 12, responses: 6, quizzes: 2, applications: 2 })
  await fillWithOddValues(filled.database)
  return filled
}

const withoutExcluded = (rows: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(rows).map(([table, lines]) => [table, excludedTables.includes(table) ? [] : lines]))

describe.each<[DatabaseKind, DatabaseKind]>([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
])('from %s to %s', (fromKind, toKind) => {
  test('copies every row of every table unchanged, directly and through a backup', async () => {
    const from = await filledDatabase(fromKind)
    const before = await storedRows(from.database)
    const [direct, restored, file] = [await newDatabase(toKind), await newDatabase(toKind), await newFile()]
    const moved = await copyDatabase(from.location, direct.location)
    const backedUp = await backUp(from.location, file)
    const bytes = readFileSync(file)
    expect(await copyDatabase(fileAt(file), restored.location)).toEqual(moved)
    expect(backedUp).toEqual(moved)
    expect(Object.keys(moved).sort()).toEqual(
      Object.keys(before)
        .filter(table => !excludedTables.includes(table))
        .sort(),
    )
    for (const [table, rows] of Object.entries(moved)) expect(rows, table).toBe(before[table]?.length)
    expect(Math.min(...Object.values(moved))).toBeGreaterThan(0)
    expect(await storedRows(direct.database)).toEqual(withoutExcluded(before))
    expect(await storedRows(restored.database)).toEqual(withoutExcluded(before))
    expect(await storedRows(from.database)).toEqual(before)
    expect(readFileSync(file).equals(bytes)).toBe(true)
    for (const { database } of [direct, restored]) {
      for (const change of ["update audit_log set device = 'x'", 'delete from audit_log'])
        await expect(database.write(transaction => sql.raw(change).execute(transaction))).rejects.toThrow('append-only')
    }
  }, 60_000)
})

describeOnEachDatabase('copying into a database', kind => {
  test("fails without changes if it isn't empty", async () => {
    const { location, database } = await newDatabase(kind)
    const { app } = await testApp({ database })
    await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
    // Counts are saved a second later, or now.
    await app.close()
    const before = await storedRows(database)
    const file = await newFile()
    await backUp(location, file)
    await expect(copyDatabase(fileAt(file), location)).rejects.toThrow(
      / already contains data \(in \w+\)\. The target database must be empty/,
    )
    expect(await storedRows(database)).toEqual(before)
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

test('upgrades a backup of an older release without changing the file', async () => {
  const [from, to, file] = [await newDatabase('sqlite'), await newDatabase('sqlite'), await newFile()]
  await fillWithOddValues(from.database)
  const { leads = 0 } = await backUp(from.location, file)
  const bytes = readFileSync(file)
  expect(await copyDatabase(fileAt(file), to.location, nextRelease)).toMatchObject({ leads })
  const { rows } = await sql<{ email: string; shouted: string }>`select email, shouted from leads`.execute(
    to.database.read,
  )
  expect(rows).toHaveLength(leads)
  for (const { email, shouted } of rows) expect(shouted).toBe(`${email}!`)
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

async function readBackup() {
  const [from, file] = [await newDatabase('sqlite'), await newFile()]
  await fillWithOddValues(from.database)
  await backUp(from.location, file)
  return readFileSync(file)
}

/** Made once, for several tests. */
let intactBackup: Buffer | undefined

test.each<[string, (file: string) => void, RegExp]>([
  [
    'from a newer release',
    file => run(file, "insert into kysely_migration values ('9999-later', '2030')"),
    /newer release/,
  ],
  ['with damaged pages', file => overwrite(file, 4096 * 3), /is damaged: /],
  ['that is truncated', file => truncateSync(file, 4096 * 5), /is damaged: /],
  ['with a modified row', file => run(file, "update suppressions set suppressed_at = 'never'"), /checksum of suppr/],
  ['that is not a database', file => writeFileSync(file, 'name,email\n'.repeat(1000)), /isn't a SQLite database/],
  ['of another program', file => run(file, 'drop table kysely_migration'), /isn't a database of this site/],
])('refuses to restore a backup %s', async (_case, corrupt, reason) => {
  const [to, file] = [await newDatabase('sqlite'), await newFile()]
  intactBackup ??= await readBackup()
  writeFileSync(file, intactBackup)
  corrupt(file)
  await expect(copyDatabase(fileAt(file), to.location)).rejects.toThrow(reason)
  expect(Object.values(await storedRows(to.database)).flat()).toEqual([])
})

function run(file: string, statement: string) {
  const database = new DatabaseSync(file)
  database.exec(statement)
  database.close()
}

function overwrite(file: string, from: number) {
  const bytes = readFileSync(file)
  bytes.fill(0xa5, from, from + 4096)
  writeFileSync(file, bytes)
}

test('backs up a database that was restored by copying the file', async () => {
  const [from, folder] = [await newDatabase('sqlite'), await temporaryFolder()]
  await fillWithOddValues(from.database)
  const copied = join(folder, 'site.db')
  await backUp(from.location, copied)
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined })
  await database.write(transaction => transaction.deleteFrom('suppressions').execute())
  await database.close()
  expect(await backUp(fileAt(copied), join(folder, 'again.db'))).toMatchObject({ suppressions: 0 })
})

test('writes one file, readable only by its owner, and never overwrites another', async () => {
  const { location } = await newDatabase('sqlite')
  const folder = await temporaryFolder()
  const file = join(folder, 'backup.db')
  await backUp(location, file)
  expect(readdirSync(folder)).toEqual(['backup.db'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  appendFileSync(file, 'precious')
  const bytes = readFileSync(file)
  await expect(backUp(location, file)).rejects.toThrow(`${file} already exists.`)
  expect(readFileSync(file).equals(bytes)).toBe(true)
  await expect(backUp(location, join(folder, 'nowhere', 'backup.db'))).rejects.toThrow("doesn't exist")
  await expect(backUp(fileAt(join(folder, 'none.db')), join(folder, 'b.db'))).rejects.toThrow('No database found at')
  expect(readdirSync(folder)).toEqual(['backup.db'])
})
