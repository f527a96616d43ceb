import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { copyDatabase } from '#server/storage/backup/move.ts'
import { CopyRefused, type DatabaseLocation, excludedTables } from '#server/storage/backup/snapshot.ts'
import { databaseFile, openDatabase } from '#server/storage/open-database.ts'
import { openPostgres } from '#server/storage/postgres.ts'
import { isDatabaseUnavailable } from '#server/storage/unavailable.ts'
import { startCuttingProxy } from '#tests/support/cutting-proxy.ts'
import { migratedDatabaseSettings, newPostgresDatabase, temporaryFolder } from '#tests/support/databases.ts'
import { nextRelease } from '#tests/support/next-release.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'

/** Each of them with a higher count. */
const next = (write: number) => (inject('faultCount') === 1 ? Math.ceil(write * 1.5) : write + 1)

/** Runs `work` with its connection to Postgres cut before the 1st, 2nd, … write, until it isn't. Returns how often. */
async function cutEachWrite(
  work: (
    through: (url: string) => string,
  ) => Promise<{ run(): Promise<unknown>; check(error?: unknown): Promise<void> }>,
) {
  const proxy = await startCuttingProxy(Number(new URL(inject('postgresUrl')).port))
  const through = (url: string) => Object.assign(new URL(url), { port: proxy.port }).href
  for (let write = 1, cuts = 0; ; write = next(write), cuts += 1) {
    const { run, check } = await work(through)
    proxy.cutBefore(write)
    const error = await run().then(
      () => undefined,
      reason => reason,
    )
    const hasCut = proxy.hasCut()
    await check(error).catch(reason => {
      throw new Error(`Cut before write ${write}: ${reason.message}`, { cause: reason })
    })
    if (!hasCut) return cuts
  }
}

/** Also if the cut is right after the last write that matters. */
const isDoneOrUnavailable = (error: unknown) => error === undefined || isDatabaseUnavailable(error)

const rowsAt = async (location: DatabaseLocation) => {
  const settings =
    location.kind === 'postgres' ? { databaseUrl: location.url, dataDir: '' } : { dataDir: join(location.file, '..') }
  const database = await openDatabase(settings)
  const rows = await storedRows(database)
  await database.close()
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !excludedTables.includes(table)))
}

test('the tables are created completely or not at all, wherever the connection is cut', async () => {
  const tablesAt = async (url: string) => {
    const database = await openPostgres(url)
    const tables = await database.read.introspection.getTables()
    await database.close()
    return tables
  }
  const expected = await tablesAt(await newPostgresDatabase())
  const cuts = await cutEachWrite(async through => {
    const url = await newPostgresDatabase()
    return {
      run: async () => (await openPostgres(through(url))).close(),
      async check(error) {
        expect(error).toSatisfy(isDoneOrUnavailable)
        expect(await tablesAt(url)).toEqual(expected)
      },
    }
  })
  console.info(`migrations: the connection was cut before ${cuts} writes, one at a time`)
  expect(cuts).toBeGreaterThan(5)
})

test('a filled database is upgraded completely or not at all, wherever the connection is cut', async () => {
  const cuts = await cutEachWrite(async through => {
    const settings = await migratedDatabaseSettings('postgres')
    const url = settings.databaseUrl ?? ''
    const database = await openDatabase(settings)
    await fillWithOddValues(database)
    const before = await storedRows(database)
    await database.close()
    return {
      run: async () => (await openPostgres(through(url), nextRelease)).close(),
      async check(error) {
        expect(error).toSatisfy(isDoneOrUnavailable)
        const upgraded = await openPostgres(url, nextRelease)
        const { rows } = await sql<{ email: string; shouted: string }>`select email, shouted from leads`.execute(
          upgraded.read,
        )
        const { forms, outbox } = await storedRows(upgraded)
        await upgraded.close()
        expect(rows.length).toBeGreaterThan(0)
        for (const { email, shouted } of rows) expect(shouted).toBe(`${email}!`)
        expect({ forms, outbox }).toEqual({ forms: before.forms, outbox: before.outbox })
      },
    }
  })
  console.info(`upgrade: the connection was cut before ${cuts} writes, one at a time`)
  expect(cuts).toBeGreaterThan(5)
})

test.each(['to', 'from'] as const)(
  'a move %s Postgres is complete or can be repeated, wherever the connection is cut',
  async direction => {
    const [sqlite, postgres] = [await migratedDatabaseSettings('sqlite'), await migratedDatabaseSettings('postgres')]
    for (const settings of [sqlite, postgres]) {
      const database = await openDatabase(settings)
      await fillWithOddValues(database)
      await database.close()
    }
    const file: DatabaseLocation = { kind: 'sqlite', file: databaseFile(sqlite.dataDir) }
    const server = { kind: 'postgres', url: postgres.databaseUrl ?? '' } as const
    const expected = await rowsAt(direction === 'to' ? file : server)
    const cuts = await cutEachWrite(async through => {
      const move = async (url: string, target: string): Promise<[DatabaseLocation, DatabaseLocation]> =>
        direction === 'to'
          ? [file, { kind: 'postgres', url }]
          : [
              { kind: 'postgres', url },
              { kind: 'sqlite', file: databaseFile(target) },
            ]
      const folder = await temporaryFolder()
      const url = direction === 'to' ? await newPostgresDatabase() : server.url
      const target = (await move(url, folder))[1]
      return {
        run: async () => copyDatabase(...(await move(through(url), folder))),
        async check(error) {
          expect(error).toSatisfy(isDoneOrUnavailable)
          // It was done if only the response was lost.
          const again = copyDatabase(...(await move(url, folder))).catch(reason => reason)
          if ((await again) instanceof Error) expect(await again).toBeInstanceOf(CopyRefused)
          expect(await rowsAt(target)).toEqual(expected)
        },
      }
    })
    console.info(`move ${direction} Postgres: the connection was cut before ${cuts} writes, one at a time`)
    expect(cuts).toBeGreaterThan(5)
  },
)
