import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fillDatabase } from '#scripts/seed/fill-database.ts'
import { migrateUpTo } from '#server/db/migrations.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { kyselyOn } from '#server/db/sqlite.ts'
import {
  type DatabaseKind,
  describeOnEachDatabase,
  newTableSettings,
  temporaryFolder,
} from '#tests/support/databases.ts'
import { exitSurvey } from '#tests/support/sample-forms.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'
import { testApp } from '#tests/support/test-app.ts'
import { backUp, copyDatabase } from './backup.ts'
import { type DatabaseLocation, serverLocation } from './snapshot.ts'

/** A new database: where it is, and open to look into. */
async function newPlace(kind: DatabaseKind) {
  const settings = await newTableSettings(kind)
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  return { place: serverLocation(settings), database }
}

/** Who is signed in, and who has used up which limit: of one place and moment only. */
const excludedTables = ['admin_sessions', 'rate_limits']

const newFile = async (name = 'backup.db') => join(await temporaryFolder(), name)
const fileAt = (file: string): DatabaseLocation => ({ kind: 'sqlite', file })

async function filledPlace(kind: DatabaseKind) {
  const filled = await newPlace(kind)
  await fillDatabase(filled.database, { sessions: 600, responses: 20, quizzes: 4, applications: 4 })
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
  test('every row of every table arrives as it was, directly and by way of a backup', async () => {
    const from = await filledPlace(fromKind)
    const before = await storedRows(from.database)
    const [direct, restored, file] = [await newPlace(toKind), await newPlace(toKind), await newFile()]
    const moved = await copyDatabase(from.place, direct.place)
    const backedUp = await backUp(from.place, file)
    const bytes = readFileSync(file)
    expect(await copyDatabase(fileAt(file), restored.place)).toEqual(moved)
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
  }, 60_000)
})

describeOnEachDatabase('an empty database', kind => {
  test('is the only one that is filled: what is in another stays as it is', async () => {
    const { place, database } = await newPlace(kind)
    const { app } = await testApp({ database })
    await app.inject({ method: 'POST', url: '/api/survey/submit', payload: exitSurvey })
    const before = await storedRows(database)
    const file = await newFile()
    await backUp(place, file)
    await expect(copyDatabase(fileAt(file), place)).rejects.toThrow(/ holds data already \(in \w+\)\. Only an empty/)
    expect(await storedRows(database)).toEqual(before)
  })

  test('stays empty when what arrives is not what was sent', async () => {
    const from = await newPlace('sqlite')
    await fillWithOddValues(from.database)
    const { place, database } = await newPlace(kind)
    const spoil = kind === 'sqlite' ? spoilOnSqlite : spoilOnPostgres
    await database.write(async transaction => {
      for (const statement of spoil) await sql.raw(statement).execute(transaction)
    })
    await expect(copyDatabase(from.place, place)).rejects.toThrow('The copy of suppressions differs from it')
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

/** A database as the release before the administrator's area left it. */
async function olderDatabase() {
  const file = await newFile('older.db')
  const older = kyselyOn(new DatabaseSync(file))
  await migrateUpTo(older, '0004-mails')
  const row = {
    id: 'q1',
    name: 'Anna',
    email: 'Anna@example.com',
    email_key: 'anna@example.com',
    business_name: 'Prairie Cabinets',
    submitted_at: '2026-01-05T15:00:00.000Z',
    phone: '204 555 0123',
    results: '[]',
    score: 3,
    question_count: 12,
  }
  await older
    .insertInto('quiz_submissions' as never)
    .values(row as never)
    .execute()
  await older.destroy()
  return file
}

test('a backup of an older release is brought up to date on the way, and stays as it is itself', async () => {
  const older = await olderDatabase()
  const [file, { place, database }] = [await newFile(), await newPlace('sqlite')]
  expect(await backUp(fileAt(older), file)).toMatchObject({ quiz_submissions: 1 })
  for (const source of [older, file]) expect(tablesIn(source)).not.toContain('people')
  const bytes = readFileSync(file)
  expect(await copyDatabase(fileAt(file), place)).toMatchObject({ forms: 1, people: 1 })
  expect(await database.read.selectFrom('people').select('name').execute()).toEqual([{ name: 'Anna' }])
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

function tablesIn(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = database.prepare("select name from sqlite_master where type = 'table'").all()
  database.close()
  return names.map(({ name }) => name)
}

test.each<[string, (file: string) => void, RegExp]>([
  ['a newer release', file => run(file, "insert into kysely_migration values ('9999-later', '2030')"), /newer release/],
  ['a damaged disk', file => overwrite(file, 4096 * 3), /is damaged: /],
  ['a copy that was cut short', file => truncateSync(file, 4096 * 5), /is damaged: /],
  [
    'someone who changed a text',
    file => run(file, "update suppressions set suppressed_at = 'never'"),
    /checksum of suppr/,
  ],
  ['something else', file => writeFileSync(file, 'name,email\n'.repeat(1000)), /is not a database/],
  ['another program', file => run(file, 'drop table kysely_migration'), /does not hold the tables of this site/],
])('a file from %s is refused, and nothing is restored from it', async (_origin, spoil, reason) => {
  const [from, to, file] = [await newPlace('sqlite'), await newPlace('sqlite'), await newFile()]
  await fillWithOddValues(from.database)
  await backUp(from.place, file)
  spoil(file)
  await expect(copyDatabase(fileAt(file), to.place)).rejects.toThrow(reason)
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

test('a backup that was copied into place as the database can be backed up again', async () => {
  const [from, folder] = [await newPlace('sqlite'), await temporaryFolder()]
  await fillWithOddValues(from.database)
  const copied = join(folder, 'site.db')
  await backUp(from.place, copied)
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined })
  await database.write(transaction => transaction.deleteFrom('suppressions').execute())
  await database.close()
  expect(await backUp(fileAt(copied), join(folder, 'again.db'))).toMatchObject({ suppressions: 0 })
})

test('a backup is for its owner alone, is one file, and is never written over another', async () => {
  const { place } = await newPlace('sqlite')
  const folder = await temporaryFolder()
  const file = join(folder, 'backup.db')
  await backUp(place, file)
  expect(readdirSync(folder)).toEqual(['backup.db'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  appendFileSync(file, 'precious')
  const bytes = readFileSync(file)
  await expect(backUp(place, file)).rejects.toThrow(`${file} exists already.`)
  expect(readFileSync(file).equals(bytes)).toBe(true)
  await expect(backUp(place, join(folder, 'nowhere', 'backup.db'))).rejects.toThrow('There is no folder')
  await expect(backUp(fileAt(join(folder, 'none.db')), join(folder, 'b.db'))).rejects.toThrow('There is no database at')
  expect(readdirSync(folder)).toEqual(['backup.db'])
})
