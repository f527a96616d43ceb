import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '#server/storage/postgres.ts'
import { temporaryFolder } from '#tests/support/databases.ts'
import { fillWithOddValues, storedRows } from '#tests/support/stored-rows.ts'
import { noSystemPostgres, startSystemPostgres } from '#tests/support/system-postgres.ts'
import { backUp, restoreBackup } from './backup.ts'
import type { DatabaseLocation } from './snapshot.ts'

if (noSystemPostgres) console.info(noSystemPostgres)

const at = (url: string): DatabaseLocation => ({ kind: 'postgres', url })

describe.skipIf(noSystemPostgres)('a dump of Postgres', () => {
  let server: Awaited<ReturnType<typeof startSystemPostgres>>
  let url: string
  let rows: Record<string, string[]>

  beforeAll(async () => {
    server = await startSystemPostgres()
    url = await server.newDatabase()
    const database = await openPostgres(url)
    await fillWithOddValues(database)
    rows = await storedRows(database)
    await database.close()
  }, 60_000)
  afterAll(() => server?.stop())

  test('restores every row into a new database, but no login and no limit', async () => {
    const file = join(await temporaryFolder(), 'site.dump')
    await backUp(at(url), file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const target = await server.newDatabase()
    await restoreBackup(file, at(target))
    const restored = await openPostgres(target)
    onTestFinished(() => restored.close())
    expect(await storedRows(restored)).toEqual({ ...rows, admin_sessions: [], day_totals: [] })
    await expect(restoreBackup(file, at(target))).rejects.toThrow(
      'already contains tables. Restore into a new database',
    )
  })

  test('is refused if it was cut off, wherever, and nothing is restored', async () => {
    const file = join(await temporaryFolder(), 'site.dump')
    await backUp(at(url), file)
    const bytes = readFileSync(file)
    const target = await server.newDatabase()
    for (const share of [0, 0.03, 0.3, 0.6, 0.9, 0.999]) {
      writeFileSync(file, bytes)
      truncateSync(file, Math.floor(bytes.length * share))
      await expect(restoreBackup(file, at(target)), `${share}`).rejects.toThrow(/pg_restore: error/)
    }
    const restored = await openPostgres(target)
    onTestFinished(() => restored.close())
    expect(Object.values(await storedRows(restored)).flat()).toEqual([])
  })

  test('leaves no file if it fails, with the reason', async () => {
    const folder = await temporaryFolder()
    const wrong = Object.assign(new URL(url), { pathname: '/nowhere' }).href
    await expect(backUp(at(wrong), join(folder, 'site.dump'))).rejects.toThrow('database "nowhere" does not exist')
    expect(readdirSync(folder)).toEqual([])
  })
})

test("says what to install if there's no pg_dump", async () => {
  const folder = await temporaryFolder()
  vi.stubEnv('PATH', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(backUp(at('postgres://127.0.0.1:1/site'), join(folder, 'site.dump'))).rejects.toThrow(
    "pg_dump isn't installed here. Install the client tools of your version of Postgres (Debian: postgresql-client)",
  )
})
