import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/storage/open-database.ts'
import { describeOnEachDatabase, migratedDatabaseSettings, temporaryFolder } from '#tests/support/databases.ts'
import { doctorContext } from '#tests/support/doctor-context.ts'
import { freePort } from '#tests/support/free-port.ts'
import { nextRelease } from '#tests/support/next-release.ts'
import { checkDatabase } from './database.ts'

type Settings = Awaited<ReturnType<typeof migratedDatabaseSettings>>

const contextFor = ({ dataDir, databaseUrl = '' }: Settings) =>
  doctorContext({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })

describeOnEachDatabase('the database check', kind => {
  test('is fine beside a server that writes', async () => {
    const settings = await migratedDatabaseSettings(kind)
    const database = await openDatabase(settings)
    const insert = (key: string) =>
      database.write(transaction =>
        transaction.insertInto('rate_limits').values({ key, uses: 1, window_ends_at: '2026' }).execute(),
      )
    await insert('before')
    const [finding] = await Promise.all([checkDatabase(contextFor(settings)), insert('during')])
    await insert('after')
    expect(finding).toEqual({ status: 'ok', text: expect.stringMatching(/^(SQLite, intact|Postgres \d+\.\d+.*)\.$/) })
    expect(await database.read.selectFrom('rate_limits').select('key').execute()).toHaveLength(3)
    await database.close()
  })

  test('reports tables from an older and from a newer release, and changes neither', async () => {
    const settings = await migratedDatabaseSettings(kind)
    const database = await openDatabase(settings)
    expect(await checkDatabase(contextFor(settings), nextRelease)).toEqual({
      status: 'warning',
      text: expect.stringContaining('from an older release'),
    })
    await database.write(transaction =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030')`.execute(transaction),
    )
    expect(await checkDatabase(contextFor(settings))).toEqual({
      status: 'wrong',
      text: expect.stringContaining('comes from a newer release (9999-future)'),
    })
    await database.close()
  })
})

test('reports a damaged SQLite file and one that is something else', async () => {
  const settings = await migratedDatabaseSettings('sqlite')
  const file = join(settings.dataDir, 'site.db')
  const bytes = readFileSync(file)
  // Keeps the first page, so that the file still opens.
  writeFileSync(file, bytes.fill(0xab, 4096))
  expect(await checkDatabase(contextFor(settings))).toEqual({
    status: 'wrong',
    text: expect.stringMatching(/site\.db is damaged: .* See "The database is down"/),
  })
  writeFileSync(file, 'Not a database at all, but long enough to have a header.'.repeat(50))
  expect((await checkDatabase(contextFor(settings))).text).toContain("isn't a SQLite database")
})

test("doesn't change the database of a stopped server", async () => {
  const settings = await migratedDatabaseSettings('sqlite')
  const file = join(settings.dataDir, 'site.db')
  const before = readFileSync(file)
  expect((await checkDatabase(contextFor(settings))).status).toBe('ok')
  expect(readFileSync(file).equals(before)).toBe(true)
})

test("creates no database where there's none", async () => {
  const dataDir = await temporaryFolder()
  expect((await checkDatabase(contextFor({ dataDir, databaseUrl: undefined }))).text).toContain(
    "There's no database at",
  )
  expect(readdirSync(dataDir)).toEqual([])
})

test('reports a Postgres that is down or read-only, and a role without rights', async () => {
  const dataDir = await temporaryFolder()
  const down = `postgres://site:secret@127.0.0.1:${await freePort()}/site`
  expect(await checkDatabase(contextFor({ dataDir, databaseUrl: down }))).toEqual({
    status: 'wrong',
    text: expect.stringMatching(/^It can't be reached: the connection was refused\./),
  })

  const { databaseUrl = '' } = await migratedDatabaseSettings('postgres')
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  const role = `reader_${name}`
  await owner.query(`create role ${role} login password 'reader'`)
  await owner.query(`grant select on all tables in schema public to ${role}`)
  Object.assign(url, { username: role, password: 'reader' })
  const denied = await checkDatabase(contextFor({ dataDir, databaseUrl: String(url) }))
  await owner.query(`alter database ${name} set default_transaction_read_only = on`)
  await owner.query(`drop owned by ${role}; drop role ${role}`)
  await owner.end()
  expect(denied).toEqual({ status: 'wrong', text: expect.stringMatching(`role ${role} doesn't own the database`) })
  expect((await checkDatabase(contextFor({ dataDir, databaseUrl }))).text).toMatch(/^It's read-only/)
})
