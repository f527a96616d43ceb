import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

type DatabaseSettings = { databaseUrl?: string | undefined; dataDir: string }

export const openDatabase = ({ databaseUrl, dataDir }: DatabaseSettings): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(join(dataDir, 'site.db'))
