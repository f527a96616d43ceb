import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { CopyRefused, serverLocation, withSnapshot } from '#server/storage/backup/snapshot.ts'
import type { Handle } from '#server/storage/database.ts'
import { latestOf, releasedMigrations } from '#server/storage/migrations.ts'
import { describeOwner, pathState } from '#server/storage/path-access.ts'
import { isDatabaseUnavailable } from '#server/storage/unavailable.ts'
import { type Context, type Finding, ok, warning, wrong } from './check.ts'
import { reasonOf } from './reason-of.ts'

const help = 'See "The database is down" in docs/operations.md.'

/** Only reads, so it's safe beside a running server. The site check writes, through the server. */
export async function checkDatabase({ config }: Context, migrations = releasedMigrations): Promise<Finding> {
  const location = serverLocation(config)
  if (location.kind === 'sqlite') {
    const state = pathState(location.file)
    if (state === 'missing')
      return wrong(`There's no database at ${location.file}. Start the server, or use the same DATA_DIR as the server.`)
    if (state === 'denied')
      return wrong(`${location.file} can't be read. ${describeOwner(location.file)} Run this as the server's user.`)
    const path = unwritablePath(location.file)
    if (path) return wrong(`${path} can't be written to as this user (${process.getuid?.()}). ${help}`)
  }
  try {
    return await withSnapshot(
      location,
      async ({ kind, handle, migration }) => {
        const found = kind === 'postgres' ? await checkPostgres(handle) : ok('SQLite, intact.')
        if (found.status === 'wrong' || migration === latestOf(migrations)) return found
        return warning(`Its tables are from an older release (${migration}). The server updates them when it starts.`)
      },
      migrations,
    )
  } catch (error) {
    if (error instanceof CopyRefused) return wrong(`${error.message} ${help}`)
    if (isDatabaseUnavailable(error)) return wrong(`It can't be reached: ${reasonOf(error)}. ${help}`)
    throw error
  }
}

const unwritablePath = (file: string) =>
  [dirname(file), file, `${file}-wal`, `${file}-shm`].find(path => {
    try {
      accessSync(path, constants.W_OK)
      return false
    } catch (error) {
      return (error as NodeJS.ErrnoException).code !== 'ENOENT'
    }
  })

async function checkPostgres(handle: Handle) {
  const { rows } = await sql<{ version: string; role: string; owns: boolean; writes: boolean; standby: boolean }>`
    select current_setting('server_version') as version, current_user as role,
      pg_has_role(datdba, 'member') as owns, has_table_privilege('rate_limits', 'insert') as writes,
      pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as standby
    from pg_database where datname = current_database()`.execute(handle)
  const [found] = rows
  if (!found) throw new Error("Postgres doesn't describe this database")
  if (found.standby) return wrong(`It's read-only: a standby, or set to default_transaction_read_only. ${help}`)
  if (!found.owns || !found.writes)
    return wrong(
      `The role ${found.role} doesn't own the database and its tables. See "Use Postgres" in docs/operations.md.`,
    )
  return ok(`Postgres ${found.version}.`)
}
