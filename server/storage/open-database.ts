import { join } from 'node:path'
import type { Database } from './database.ts'
import type { Migrations } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type DatabaseSettings = { databaseUrl?: string | undefined; dataDir: string }

export const databaseFile = (dataDir: string) => join(dataDir, 'site.db')

export const openDatabase = ({ databaseUrl, dataDir }: DatabaseSettings, migrations?: Migrations): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl, migrations) : openSqlite(databaseFile(dataDir), migrations)
